/* Only for proofs under Wine 8, never shipped, and laid beside Python's _wmi alone: its one function
 * that Wine 8 has no body for. platform.machine() then asks the environment instead. */
#include <windows.h>
__declspec(dllexport) HRESULT WINAPI VariantToString(void *v, void *out, UINT n)
{ (void)v; (void)out; (void)n; return E_NOTIMPL; }

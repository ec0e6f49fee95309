/* Only for proofs under Wine, never shipped: colour profiles, of which there are none. */
#include <windows.h>
__declspec(dllexport) HANDLE WINAPI WcsCreateIccProfile(HANDLE p, DWORD o) { (void)p; (void)o; return 0; }
__declspec(dllexport) HANDLE WINAPI OpenColorProfileW(void *p, DWORD a, DWORD s, DWORD c)
{ (void)p; (void)a; (void)s; (void)c; return 0; }
__declspec(dllexport) BOOL WINAPI GetColorProfileFromHandle(HANDLE p, PBYTE b, PDWORD s)
{ (void)p; (void)b; (void)s; return FALSE; }
__declspec(dllexport) BOOL WINAPI CloseColorProfile(HANDLE p) { (void)p; return TRUE; }

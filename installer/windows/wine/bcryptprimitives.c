/* Only for proofs under Wine 8, never shipped: what Rust's standard library takes its chance from. */
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID buffer, ULONG length);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE buffer, SIZE_T length)
{ return SystemFunction036(buffer, (ULONG)length); }

/* Only for proofs under Wine, never shipped: Qt's core asks Windows' ICU for converters, which
 * Debian's Wine lacks. None can be opened, so Qt uses its own and calls nothing else of these. */
#define ZERO(name) __declspec(dllexport) void *name(void) { return 0; }
__declspec(dllexport) void *ucnv_open(const char *name, int *status)
{
    (void)name;
    if (status)
        *status = 4; /* U_FILE_ACCESS_ERROR */
    return 0;
}
ZERO(ucnv_cbFromUWriteUChars)
ZERO(ucnv_cbToUWriteUChars)
ZERO(ucnv_close)
ZERO(ucnv_countAvailable)
ZERO(ucnv_fromUCountPending)
ZERO(ucnv_fromUnicode)
ZERO(ucnv_getAvailableName)
ZERO(ucnv_getFromUCallBack)
ZERO(ucnv_getMaxCharSize)
ZERO(ucnv_getName)
ZERO(ucnv_getStandardName)
ZERO(ucnv_getToUCallBack)
ZERO(ucnv_reset)
ZERO(ucnv_setFromUCallBack)
ZERO(ucnv_setToUCallBack)
ZERO(ucnv_toUCountPending)
ZERO(ucnv_toUnicode)

/* Beachmaster.exe and beachmaster-console.exe: Python's library in a process of our own name.
 *
 * As a child of pythonw.exe the window would be called Python by the taskbar, when it is pinned and
 * under "Open with". Py_Main reads python\python313._pth beside the library, so nothing of another
 * Python on the machine counts; -B writes no byte code, so nothing is left that we did not install.
 */
#include <windows.h>

#include <shellapi.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

typedef int (*Main)(int, wchar_t **);

static wchar_t *OURS[] = {L"-I", L"-B", L"-X", L"utf8", L"-m", L"beachmaster"};
#define MANY ((int)(sizeof OURS / sizeof *OURS))
#define ENDING L".beachmaster"

static int complain(const wchar_t *what)
{
#ifdef CONSOLE
    fwprintf(stderr, L"beachmaster: %ls\n", what);
#else
    MessageBoxW(NULL, what, L"Beachmaster", MB_ICONERROR);
#endif
    return 1;
}

/* A child that the program starts to read a book: Python's own words, to be passed on as they are. */
static int is_child(int count, wchar_t **words)
{
    for (int at = 1; at < count; at++)
        if (!wcscmp(words[at], L"--multiprocessing-fork"))
            return 1;
    return 0;
}

static int is_save(const wchar_t *word)
{
    size_t long_ = wcslen(word), end = wcslen(ENDING);
    return long_ > end && !_wcsicmp(word + long_ - end, ENDING);
}

static int start(void)
{
    wchar_t place[32768];
    DWORD length = GetModuleFileNameW(NULL, place, 32000);
    if (!length || length >= 32000)
        return complain(L"Windows does not say where the program lies.");
    wcscpy(wcsrchr(place, L'\\') + 1, L"python\\" LIBRARY);
    CreateMutexW(NULL, FALSE, L"Beachmaster.Running"); /* the installer asks for it */
    HMODULE library = LoadLibraryExW(place, NULL, LOAD_WITH_ALTERED_SEARCH_PATH);
    Main run = library ? (Main)(void *)GetProcAddress(library, "Py_Main") : NULL;
    if (!run)
        return complain(L"A part of the program is missing. Please install it again; "
                        L"your saved games are kept.");
    int count, used = 0;
    wchar_t **words = CommandLineToArgvW(GetCommandLineW(), &count);
    wchar_t **given = calloc(count + MANY + 2, sizeof *given);
    given[used++] = words[0];
    if (!is_child(count, words)) {
        for (int at = 0; at < MANY; at++)
            given[used++] = OURS[at];
        if (count == 2 && is_save(words[1])) /* dropped on our icon */
            given[used++] = L"window";
    }
    for (int at = 1; at < count; at++)
        given[used++] = words[at];
    return run(used, given);
}

#ifdef CONSOLE
int wmain(void)
{
    return start();
}
#else
int WINAPI wWinMain(HINSTANCE ours, HINSTANCE none, LPWSTR words, int shown)
{
    (void)ours, (void)none, (void)words, (void)shown;
    return start();
}
#endif

; The per-user installer: no administrator, one folder, saved games are never touched.
;
; Exit codes of /S: 0 done, 5 the program is running and nothing was changed, 6 a file in the way.
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Beachmaster"
!define CLASSES "Software\Classes"
!define RUNNING 5
!define IN_THE_WAY 6

Unicode true
Target amd64-unicode
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetCompressor ${PACKED}
SetDateSave off
CRCCheck force
Name "Beachmaster"
BrandingText "Beachmaster ${VERSION}"
OutFile "${OUT}"
!ifdef SIGN
  !uninstfinalize '"${PYTHON}" "${SIGN}" "%1"' = 0
!endif
VIProductVersion "${FOUR}"
VIAddVersionKey "ProductName" "Beachmaster"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Beachmaster setup"
VIAddVersionKey "CompanyName" "Beachmaster contributors"
VIAddVersionKey "LegalCopyright" "MIT License"
InstallDir "$LOCALAPPDATA\Programs\Beachmaster"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh

!define MUI_ICON "${ICO}"
!define MUI_UNICON "${ICO}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\app\Beachmaster.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Open Beachmaster"
!define MUI_UNCONFIRMPAGE_TEXT_TOP "Beachmaster is removed. Your saved games, maps and notes stay where they are."
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Ask for the window to be closed as long as it runs; silent, leave with a code of its own.
!macro WAIT_UNTIL_CLOSED
  ${Do}
    System::Call 'kernel32::OpenMutexW(i 0x100000, i 0, w "Beachmaster.Running") p .r1'
    ${If} $1 P= 0
      ${ExitDo}
    ${EndIf}
    System::Call 'kernel32::CloseHandle(p r1)'
    ${If} ${Silent}
      SetErrorLevel ${RUNNING}
      Quit
    ${EndIf}
    MessageBox MB_RETRYCANCEL|MB_ICONINFORMATION "Beachmaster is open. Please close its window, then press Retry. Every answer you gave is saved." IDRETRY +3
      SetErrorLevel ${RUNNING}
      Quit
  ${Loop}
!macroend

; Remove the files that $R9\installed.txt lists, then its folders where they are empty.
!macro REMOVE_LISTED UN
Function ${UN}RemoveListed
  ClearErrors
  FileOpen $R8 "$R9\installed.txt" r
  ${IfNot} ${Errors}
    ${Do}
      ClearErrors
      FileRead $R8 $R7
      ${If} ${Errors}
        ${ExitDo}
      ${EndIf}
      StrCpy $R7 $R7 -2
      StrCpy $R6 $R7 "" -1
      ${If} $R6 == "\"
        StrCpy $R7 $R7 -1
        RMDir "$R9\$R7"
      ${ElseIf} $R7 != "installed.txt"
        Delete "$R9\$R7"
      ${EndIf}
    ${Loop}
    FileClose $R8
  ${EndIf}
  Delete "$R9\installed.txt"
  RMDir "$R9"
FunctionEnd
!macroend
!insertmacro REMOVE_LISTED ""
!insertmacro REMOVE_LISTED "un."

!macro TELL_EXPLORER
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
  !insertmacro WAIT_UNTIL_CLOSED
FunctionEnd

Function un.onInit
  !insertmacro WAIT_UNTIL_CLOSED
FunctionEnd

Section
  ; What an installation that was broken off left goes first. The version that stands is put aside
  ; only when the new one is complete.
  StrCpy $R9 "$INSTDIR\app.new"
  Call RemoveListed
  StrCpy $R9 "$INSTDIR\app.old"
  Call RemoveListed
  !include "${FILES}"
  SetOutPath "$INSTDIR"
  ${If} ${FileExists} "$INSTDIR\app\*.*"
    ClearErrors
    Rename "$INSTDIR\app" "$INSTDIR\app.old"
    ${If} ${Errors}
      StrCpy $R9 "$INSTDIR\app.new"
      Call RemoveListed
      SetErrorLevel ${IN_THE_WAY}
      Abort "A file of the program is in use; nothing was changed. Close Beachmaster and try again."
    ${EndIf}
  ${EndIf}
  ClearErrors
  Rename "$INSTDIR\app.new" "$INSTDIR\app"
  ${If} ${Errors}
    Rename "$INSTDIR\app.old" "$INSTDIR\app"
    SetErrorLevel ${IN_THE_WAY}
    Abort "The new version could not be put in place; the one before stands."
  ${EndIf}
  StrCpy $R9 "$INSTDIR\app.old"
  Call RemoveListed
  ; It lay in another folder before: what was installed there goes.
  ReadRegStr $0 HKCU "${KEY}" "InstallLocation"
  ${If} $0 != ""
  ${AndIf} $0 != $INSTDIR
    StrCpy $R9 "$0\app"
    Call RemoveListed
    Delete "$0\uninstall.exe"
    RMDir "$0"
  ${EndIf}

  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Beachmaster.lnk" "$INSTDIR\app\Beachmaster.exe" "" "$INSTDIR\app\Beachmaster.exe" 0

  WriteRegStr HKCU "${CLASSES}\.beachmaster" "" "Beachmaster.Save"
  WriteRegStr HKCU "${CLASSES}\.beachmaster\OpenWithProgids" "Beachmaster.Save" ""
  WriteRegStr HKCU "${CLASSES}\Beachmaster.Save" "" "Beachmaster saved game"
  WriteRegStr HKCU "${CLASSES}\Beachmaster.Save\DefaultIcon" "" "$INSTDIR\app\Beachmaster.exe,0"
  WriteRegStr HKCU "${CLASSES}\Beachmaster.Save\shell\open\command" "" '"$INSTDIR\app\Beachmaster.exe" window "%1"'
  WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\Beachmaster.exe" "" "$INSTDIR\app\Beachmaster.exe"

  WriteRegStr HKCU "${KEY}" "DisplayName" "Beachmaster"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\app\Beachmaster.exe,0"
  WriteRegStr HKCU "${KEY}" "Publisher" "Beachmaster contributors"
!ifdef HOME
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "${HOME}"
!endif
!ifdef ISSUES
  WriteRegStr HKCU "${KEY}" "HelpLink" "${ISSUES}"
!endif
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  !insertmacro TELL_EXPLORER
SectionEnd

Section Uninstall
  StrCpy $R9 "$INSTDIR\app"
  Call un.RemoveListed
  StrCpy $R9 "$INSTDIR\app.new"
  Call un.RemoveListed
  StrCpy $R9 "$INSTDIR\app.old"
  Call un.RemoveListed
  Delete "$SMPROGRAMS\Beachmaster.lnk"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ReadRegStr $0 HKCU "${CLASSES}\.beachmaster" ""
  ${If} $0 == "Beachmaster.Save"
    DeleteRegValue HKCU "${CLASSES}\.beachmaster" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.beachmaster\OpenWithProgids" "Beachmaster.Save"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.beachmaster\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.beachmaster"
  DeleteRegKey HKCU "${CLASSES}\Beachmaster.Save"
  DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\Beachmaster.exe"
  DeleteRegKey HKCU "${KEY}"
  !insertmacro TELL_EXPLORER
SectionEnd

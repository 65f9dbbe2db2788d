; The installer for Windows: for one user, without an administrator. build/make.py calls makensis with
; VERSION, FOLDER (what to install), ICON and OUTPUT (the installer to write).
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
ManifestDPIAware true
!include "MUI2.nsh"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\CulDeSac"
Name "Cul-de-Sac"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\CulDeSac"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Cul-de-Sac"
VIAddVersionKey "FileDescription" "Cul-de-Sac installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "Cul-de-Sac contributors, MIT"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\CulDeSac.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Section "Cul-de-Sac"
  SetOutPath "$INSTDIR"
  RMDir /r "$INSTDIR\_internal"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateDirectory "$SMPROGRAMS\Cul-de-Sac"
  CreateShortcut "$SMPROGRAMS\Cul-de-Sac\Cul-de-Sac.lnk" "$INSTDIR\CulDeSac.exe"
  CreateShortcut "$SMPROGRAMS\Cul-de-Sac\Uninstall.lnk" "$INSTDIR\Uninstall.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Cul-de-Sac"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\CulDeSac.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; Matches, settings and packs lie elsewhere, and stay.
Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licenses"
  Delete "$INSTDIR\CulDeSac.exe"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  RMDir /r "$SMPROGRAMS\Cul-de-Sac"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd

/** After the first paint of a visitor's first page: asks for our fonts, and keeps for `firstFontsScript` that they were asked for. */
export function showFonts({ dataset }: HTMLElement): void {
  if (dataset.fonts !== 'later') return
  delete dataset.fonts
  sessionStorage.setItem('fonts', 'asked')
}

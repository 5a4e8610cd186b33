import { fontsKey } from '../kernel/first-fonts.ts'

/** After the first paint of a visitor's first page: asks for our fonts, and keeps that they were asked for. */
export function showFonts({ dataset }: HTMLElement): void {
  if (dataset.fonts !== 'later') return
  delete dataset.fonts
  sessionStorage.setItem(fontsKey, 'asked')
}

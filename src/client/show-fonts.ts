/** In `styles/fonts.css`; each has faces of its own that are set to its widths. */
const families = ['Source Sans 3', 'Alegreya']

/**
 * After the first paint of a visitor's first page: asks for our fonts, and keeps for `firstFontsScript` that they were
 * asked for. On a machine whose fonts are none that we know the swap would push words apart: this page keeps them, and
 * the next one has ours.
 */
export function showFonts({ dataset, ownerDocument }: HTMLElement): void {
  if (dataset.fonts !== 'later') return
  sessionStorage.setItem('fonts', 'asked')
  const faces = [...ownerDocument.fonts].map(({ family, status }) => ({
    family: family.replaceAll('"', ''),
    status,
  }))
  const knows = (family: string) =>
    faces.some((face) => face.family.startsWith(`${family} `) && face.status === 'loaded')
  if (families.every(knows)) delete dataset.fonts
  else for (const family of families) void ownerDocument.fonts.load(`1em "${family} Variable"`)
}

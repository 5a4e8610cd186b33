/** In `styles/fonts.css`; each has faces of its own that are set to its widths. */
const families = ['Source Sans 3', 'Alegreya']

/**
 * After the first paint of a visitor's first page: asks for our fonts, and keeps for `firstFontsScript` that they were
 * asked for. When both have come the page shows them, laid out anew once. On a machine whose fonts are none that we know
 * the swap would push words apart: this page keeps them, and the next one has ours. So it is when ours do not come.
 */
export async function showFonts({ dataset, ownerDocument }: HTMLElement): Promise<void> {
  if (dataset.fonts !== 'later') return
  sessionStorage.setItem('fonts', 'asked')
  const faces = [...ownerDocument.fonts].map(({ family, status }) => ({
    family: family.replaceAll('"', ''),
    status,
  }))
  const knows = (family: string) =>
    faces.some((face) => face.family.startsWith(`${family} `) && face.status === 'loaded')
  const come = families.map((family) => ownerDocument.fonts.load(`1em "${family} Variable"`))
  const all = await Promise.allSettled(come)
  if (families.every(knows) && all.every(({ status }) => status === 'fulfilled')) delete dataset.fonts
}

/** Drawings for the demo, in six inks: 800 × 600, and 600 × 800 for covers and posters. */
const drawings: Readonly<Record<string, string>> = import.meta.glob('./drawings/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export const drawingWidth = 800

/** The SVG document of `drawings/<name>.svg`. */
export function drawing(name: string): string {
  const svg = drawings[`./drawings/${name}.svg`]
  if (svg === undefined) throw new Error(`the demo has no drawing ${name}`)
  return svg.trimEnd()
}

const hours = ['night', 'day', 'dusk', 'dawn'] as const
export type Hour = (typeof hours)[number]

/** The second drawing of a place, at another hour than the first, which is `places/<slug>`. */
export function laterDrawing(slug: string): { name: string; hour: Hour } {
  for (const hour of hours) {
    const name = `hours/${hour}/${slug}`
    if (`./drawings/${name}.svg` in drawings) return { name, hour }
  }
  throw new Error(`the demo has no second drawing of ${slug}`)
}

/** For documents that need a picture but not one of their own; the same number gets the same one. */
export const roadOf = (number: number) => `roads/${hours[number % hours.length]}`

const shells = ['onder-de-sterren', 'negen-ringen', 'in-de-schemer', 'bij-dageraad']
export const shellOf = (number: number) => `shells/${shells[number % shells.length]}`

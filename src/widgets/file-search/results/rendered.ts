import type { ResultsModel } from './model.ts'
import { renderResults } from './render.tsx'
import { textsOfResults } from './texts.ts'
import type { ResultTexts } from './view-props.ts'

/** So many results are held, with these texts, of pages with up to so many rows: some 40 KB each. */
const mostHeld = 100
const mostRows = 50

/** The texts of the results, and their rendering. */
export interface ResultsRenderer {
  texts: ResultTexts
  /** `renderResults`; what was rendered before from the same model, to the last letter, is not rendered again. */
  render(model: ResultsModel): string
}

function createRenderer(overrides: Readonly<Record<string, string>>): ResultsRenderer {
  const texts = textsOfResults(overrides)
  const held = new Map<string, string>()
  return {
    texts,
    render(model) {
      if (model.shown === 'nothing' || model.rows.length > mostRows) return renderResults(model, texts)
      const key = JSON.stringify(model)
      const html = held.get(key) ?? renderResults(model, texts)
      // The one that was asked for last goes last.
      held.delete(key)
      held.set(key, html)
      const [oldest] = held.keys()
      if (held.size > mostHeld && oldest !== undefined) held.delete(oldest)
      return html
    },
  }
}

const renderers = new WeakMap<object, ResultsRenderer>()

/** The same one for the same overrides, which are another object when staff changed them. */
export function rendererOf(overrides: Readonly<Record<string, string>>): ResultsRenderer {
  const renderer = renderers.get(overrides) ?? createRenderer(overrides)
  renderers.set(overrides, renderer)
  return renderer
}

import { LRUCache } from 'lru-cache'
import type { ResultsModel } from './model.ts'
import { renderResults } from './render.tsx'
import { textsOfResults } from './texts.ts'
import type { ResultTexts } from './view-props.ts'

/** Pages of results with up to so many rows are held: some 40 KB each. */
const mostRows = 50
const held = new LRUCache<string, string>({ max: 100 })

/** The texts of the results, and their rendering. */
export interface ResultsRenderer {
  texts: ResultTexts
  /** `renderResults`; what was rendered before from the same model and texts, to the last letter, is not rendered again. */
  render(model: ResultsModel): string
}

export function rendererOf(overrides: Readonly<Record<string, string>>): ResultsRenderer {
  const texts = textsOfResults(overrides)
  return {
    texts,
    render(model) {
      if (model.shown === 'nothing' || model.rows.length > mostRows) return renderResults(model, texts)
      const key = JSON.stringify([model, overrides])
      const html = held.get(key) ?? renderResults(model, texts)
      held.set(key, html)
      return html
    },
  }
}

import { createRenderOnce } from '../../shared/render-once.ts'
import type { ResultsModel } from './model.ts'
import { renderResults } from './render.tsx'
import { textsOfResults } from './texts.ts'

type Overrides = Readonly<Record<string, string>>

/** Longest result pages that are cached: about 40 KB each. */
const mostRows = 50
const renderOnce = createRenderOnce(({ model, overrides }: { model: ResultsModel; overrides: Overrides }) =>
  renderResults(model, textsOfResults(overrides)),
)

/** `renderResults` with a cache by model and texts. */
export function renderResultsOnce(model: ResultsModel, overrides: Overrides): string {
  if (model.shown === 'nothing' || model.rows.length > mostRows)
    return renderResults(model, textsOfResults(overrides))
  const { path, request, page } = model
  return renderOnce(JSON.stringify([path, request, page]), { model, overrides })
}

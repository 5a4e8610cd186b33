import { parseSearchRequest } from '../../../features/library/index.ts'
import {
  loadResults,
  offersOf,
  renderResultsOnce,
  renderSuggestions,
  textsOfResults,
} from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'
import { html } from './answers.ts'

/**
 * POST `search.display`: the HTML of the results area, or with `make_file_suggestion=1` the rows of suggestions, empty
 * when there are none (section 7). Links lead to the page that made the call. In addition to the classic fields it
 * reads `download_selected` (ours): `0` leaves out the checkboxes and their button.
 */
export async function searchDisplay(call: WireCall): Promise<Response> {
  const { query, form, viewer, context, runtime } = call
  const suggests = (form.get('make_file_suggestion') ?? query.get('make_file_suggestion')) === '1'
  const refused = await call.refuse(suggests ? 'suggestion' : 'search')
  if (refused) return refused
  const { library, shop } = context.features
  const request = parseSearchRequest([...query, ...form])
  if (suggests) {
    const texts = textsOfResults(runtime.textOverrides)
    return html(renderSuggestions(await library.suggest(viewer, request), context.path, texts))
  }
  const downloadSelected = (form.get('download_selected') ?? query.get('download_selected')) !== '0'
  const results = await loadResults(library, request, viewer, { downloadSelected }, context.path, {
    offers: offersOf(shop),
    takesFileRequests: context.takesFileRequests,
  })
  if (results.shown === 'nothing')
    context.features.statistics.visits.searchedInVain(request.keyword, call.request.headers.get('user-agent'))
  return html(renderResultsOnce(results, runtime.textOverrides))
}

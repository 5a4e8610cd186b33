import type { Hono } from 'hono'
import { searchParameter } from '../../pages/search.ts'
import { addressNames } from '../../widgets/file-search/door.ts'
import { answerPreview, previewOf } from '../previews.ts'
import type { Env } from '../requests/env.ts'
import { nobodyElses, type Serving } from '../serving.ts'

/** Query parameters by which a page searches; such a page is rate-limited like a search call. */
const searching = [searchParameter, ...addressNames]

/** Every other address: a page that staff made, an entry, a product, a file, or none. */
export function addPages(app: Hono<Env>, { program, siteAt, refuse, page }: Serving): void {
  app.get('*', async (c) => {
    const isSearch = searching.some((name) => c.req.queries(name)?.some(Boolean))
    const refused = isSearch && (await refuse(c)('search'))
    if (refused) return refused
    const preview = await previewOf(program, c.req.raw.headers)
    if (!preview) return page(c)
    return page(
      c,
      async (_, request) => answerPreview(await siteAt(preview.moment), request, preview),
      nobodyElses,
    )
  })
}

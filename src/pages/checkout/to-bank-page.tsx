import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { checkoutTextsOf } from './texts.ts'

/**
 * Leads to the payment provider. Not by a redirect: with `form-action 'self'` a browser follows no redirect from a form
 * to another site.
 */
export async function toBankPage(site: Site, request: PageRequest, url: string): Promise<Page> {
  const texts = checkoutTextsOf(site)
  const page = await codedPage(site, request, {
    title: texts('toBank'),
    trail: [{ label: texts('toBank'), url: request.path }],
    children: (
      <p>
        {texts('toBankSay')} <a href={url}>{texts('toBankGo')}</a>
      </p>
    ),
  })
  return { ...page, head: { ...page.head, refresh: url } }
}

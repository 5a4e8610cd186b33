import { Button } from '../../ui/button/button.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { accountPath } from './paths.ts'
import { accountTexts } from './texts.ts'

/** A page with a sentence and a button, for actions that must not happen by merely opening a link. */
export function askFirst(
  site: Site,
  request: PageRequest,
  { title, say, go, action }: { title: string; say: string; go: string; action: string },
): Promise<Page> {
  return codedPage(site, request, {
    title,
    trail: [
      { label: accountTexts(site)('account'), url: accountPath },
      { label: title, url: action },
    ],
    children: (
      <form className="flow narrow" method="post" action={action}>
        <p>{say}</p>
        <div className="row">
          <Button type="submit">{go}</Button>
        </div>
      </form>
    ),
  })
}

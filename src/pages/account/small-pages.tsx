import { Button } from '../../ui/button/button.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { accountPath, confirmPath, signOutPath } from './paths.ts'
import { accountTexts } from './texts.ts'

/** A page with a sentence and a button, for actions that must not happen by merely opening a link. */
function askFirst(
  site: Site,
  request: PageRequest,
  {
    title,
    say,
    go,
    action,
    token,
  }: { title: string; say: string; go: string; action: string; token?: string },
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
        {token === undefined ? null : <input type="hidden" name="token" value={token} />}
        <div className="row">
          <Button type="submit">{go}</Button>
        </div>
      </form>
    ),
  })
}

/** `/my-account/customer-logout/`. */
export function signOutPage(site: Site, request: PageRequest): Promise<Page> {
  const texts = accountTexts(site)
  return askFirst(site, request, {
    title: texts('signOut'),
    say: texts('signOutSay'),
    go: texts('signOut'),
    action: signOutPath,
  })
}

/** `/my-account/confirm/?token=`, where the link in a mail leads. */
export function confirmPage(site: Site, request: PageRequest): Promise<Page> {
  const texts = accountTexts(site)
  return askFirst(site, request, {
    title: texts('confirmTitle'),
    say: texts('confirmSay'),
    go: texts('confirmGo'),
    action: confirmPath,
    token: request.query.get('token') ?? '',
  })
}

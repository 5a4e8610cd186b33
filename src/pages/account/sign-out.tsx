import type { Page, PageRequest, Site } from '../page.ts'
import { askFirst } from './ask-first.tsx'
import { signOutPath } from './paths.ts'
import { accountTexts } from './texts.ts'

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

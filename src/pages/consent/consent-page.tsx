import { textsOfRoom } from '../../kernel/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { consentPath } from './paths.ts'
import { consentTexts } from './texts.nl.ts'

/** What consent is asked for, what was chosen, and both ways to choose anew: without scripts, too. */
export function consentPage(site: Site, request: PageRequest, accepted: boolean | undefined): Promise<Page> {
  const texts = textsOfRoom('consent', consentTexts, site.runtime.textOverrides)
  const now = accepted === undefined ? 'isUnset' : accepted ? 'isAccepted' : 'isRefused'
  return codedPage(site, request, {
    title: texts('title'),
    trail: [{ label: texts('title'), url: consentPath }],
    children: (
      <form className="flow narrow" method="post" action={consentPath}>
        <p>{texts('about')}</p>
        <p role="status">
          <strong>{texts(now)}</strong>
        </p>
        <div className="row">
          <Button type="submit" name="choice" value="accept">
            {texts('accept')}
          </Button>
          <Button type="submit" name="choice" value="reject">
            {texts('reject')}
          </Button>
          {accepted === undefined ? null : (
            <Button type="submit" plain name="choice" value="forget">
              {texts('forget')}
            </Button>
          )}
        </div>
      </form>
    ),
  })
}

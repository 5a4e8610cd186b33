import { maxPasswordLength, minPasswordLength } from '../../features/accounts/index.ts'
import { Button } from '../../ui/button/button.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { askFirst } from './ask-first.tsx'
import { PasswordField } from './password-field.tsx'
import { accountPath, confirmPath, signOutPath } from './paths.ts'
import { accountTexts } from './texts.ts'

export interface ConfirmState {
  token: string
  /** The link was opened in another browser than the one that asked for the account. */
  asksPassword: boolean
  problem?: 'too-short' | 'too-long' | undefined
}

/** `/my-account/confirm/?token=`, where the link in a mail leads. */
export function confirmPage(
  site: Site,
  request: PageRequest,
  { token, asksPassword, problem }: ConfirmState,
): Promise<Page> {
  const texts = accountTexts(site)
  const bounds = { least: minPasswordLength, most: maxPasswordLength }
  const title = texts('confirmTitle')
  return codedPage(site, request, {
    title,
    status: problem ? 403 : 200,
    trail: [
      { label: texts('account'), url: accountPath },
      { label: title, url: confirmPath },
    ],
    children: (
      <form className="flow narrow" method="post" action={confirmPath}>
        <p>{texts(asksPassword ? 'confirmChoose' : 'confirmSay')}</p>
        <input type="hidden" name="token" value={token} />
        {asksPassword ? (
          <PasswordField
            label={texts('password')}
            show={texts('showPassword')}
            hide={texts('hidePassword')}
            autoComplete="new-password"
            hint={texts('newPasswordHint', bounds)}
            error={problem && texts(problem === 'too-short' ? 'tooShort' : 'tooLong', bounds)}
          />
        ) : null}
        <div className="row">
          <Button type="submit">{texts('confirmGo')}</Button>
        </div>
      </form>
    ),
  })
}

/** The link belongs to another account than the one that is signed in. */
export function otherAccountPage(site: Site, request: PageRequest): Promise<Page> {
  const texts = accountTexts(site)
  return askFirst(site, request, {
    title: texts('confirmTitle'),
    say: texts('confirmOther'),
    go: texts('signOut'),
    action: signOutPath,
  })
}

import { maxPasswordLength, minPasswordLength } from '../../features/accounts/index.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Message } from '../../ui/message/message.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { accountPath, lostPasswordPath } from './paths.ts'
import { accountTexts } from './texts.ts'

export type LostPasswordState =
  | { step: 'ask'; email?: string; problem?: 'too-many' | 'link-expired' }
  /** The same answer whether the account exists or not (abuse 9). */
  | { step: 'sent' }
  | { step: 'choose'; token: string; problem?: 'too-short' | 'too-long' }

/** `/my-account/lost-password/`, and with a token the choice of a new password. */
export function lostPasswordPage(site: Site, request: PageRequest, state: LostPasswordState): Promise<Page> {
  const texts = accountTexts(site)
  const bounds = { least: minPasswordLength, most: maxPasswordLength }
  return codedPage(site, request, {
    title: texts(state.step === 'choose' ? 'newPassword' : 'lost'),
    trail: [
      { label: texts('account'), url: accountPath },
      { label: texts('lost'), url: lostPasswordPath },
    ],
    children: (
      <form className="flow narrow" method="post" action={lostPasswordPath}>
        {state.step === 'sent' ? <Message>{texts('sent')}</Message> : null}
        {state.step === 'choose' ? (
          <>
            <input type="hidden" name="token" value={state.token} />
            <PasswordField
              label={texts('newPassword')}
              show={texts('showPassword')}
              hide={texts('hidePassword')}
              autoComplete="new-password"
              hint={texts('newPasswordHint', bounds)}
              error={state.problem && texts(state.problem === 'too-short' ? 'tooShort' : 'tooLong', bounds)}
            />
            <div className="row">
              <Button type="submit">{texts('keep')}</Button>
            </div>
          </>
        ) : null}
        {state.step === 'ask' ? (
          <>
            {state.problem ? (
              <ErrorSummary
                title={texts('notYet')}
                errors={[
                  { id: 'email', text: texts(state.problem === 'too-many' ? 'tooManyLinks' : 'expired') },
                ]}
              />
            ) : null}
            <p>{texts('lostSay')}</p>
            <EmailField label={texts('email')} typed={state.email} />
            <div className="row">
              <Button type="submit">{texts('sendLink')}</Button>
            </div>
          </>
        ) : null}
      </form>
    ),
  })
}

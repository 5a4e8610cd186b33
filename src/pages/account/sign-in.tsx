import { isStaff } from '../../kernel/viewer.ts'
import { Button, ButtonLink, TextLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Checkbox } from '../../ui/field/controls.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { accountPath, lostPasswordPath, signOutPath, twoStepPath } from './paths.ts'
import { accountTexts } from './texts.ts'

export interface SignInState {
  /** As typed. */
  email?: string
  problem?: 'wrong' | 'too-many'
  /** Where to go afterwards: a path of this site. */
  back?: string
}

/** `/my-account/`: the form to sign in, or what a signed-in visitor can do. */
export function accountPage(site: Site, request: PageRequest, state: SignInState = {}): Promise<Page> {
  const texts = accountTexts(site)
  const signedIn = request.viewer.userId !== undefined
  return codedPage(site, request, {
    title: texts(signedIn ? 'account' : 'signIn'),
    status: state.problem ? 403 : 200,
    trail: [{ label: texts('account'), url: accountPath }],
    children: signedIn ? (
      <div className="flow narrow">
        <p>{texts('signedIn')}</p>
        <p>
          <TextLink href={twoStepPath}>{texts('twoStep')}</TextLink>
        </p>
        <form className="row" method="post" action={signOutPath}>
          {isStaff(request.viewer) ? <ButtonLink href="/wp-admin/">{texts('toStaff')}</ButtonLink> : null}
          <Button plain type="submit">
            {texts('signOut')}
          </Button>
        </form>
      </div>
    ) : (
      <form className="flow narrow" method="post" action={accountPath}>
        {state.problem ? (
          <ErrorSummary
            title={texts('notYet')}
            errors={[{ id: 'email', text: texts(state.problem === 'wrong' ? 'wrong' : 'tooMany') }]}
          />
        ) : null}
        <EmailField label={texts('email')} typed={state.email} />
        <PasswordField
          label={texts('password')}
          show={texts('showPassword')}
          hide={texts('hidePassword')}
          autoComplete="current-password"
        />
        <Checkbox name="remember" value="1">
          {texts('remember')}
        </Checkbox>
        {state.back ? <input type="hidden" name="redirect_to" value={state.back} /> : null}
        <div className="row">
          <Button type="submit">{texts('signIn')}</Button>
          <TextLink href={lostPasswordPath}>{texts('forgot')}</TextLink>
        </div>
      </form>
    ),
  })
}

import { maxPasswordLength, minPasswordLength } from '../../features/accounts/index.ts'
import { Button, TextLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Checkbox, TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Part } from '../../ui/part/part.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { EmailField } from './email-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordField } from './password-field.tsx'
import { accountPath, askPasskeyPath, lostPasswordPath, passkeysPath, twoStepPath } from './paths.ts'
import { accountTexts } from './texts.ts'

export interface SignInState {
  /** As typed. */
  email?: string
  problem?: 'wrong' | 'wrong-passkey' | 'too-many'
  /** The page to return to: a path of this site. */
  back?: string | undefined
  /** The typed values of a refused registration, and the reasons. */
  registering?: { name: string; email: string; problems: readonly RegisterProblem[] }
}

export type RegisterProblem = 'bad-email' | 'too-short' | 'too-long' | 'too-many'

type Texts = ReturnType<typeof accountTexts>

/** `/my-account/` for visitors who are not signed in: sign in, or create an account. */
export async function accountPage(site: Site, request: PageRequest, state: SignInState = {}): Promise<Page> {
  const { registration } = await site.features.shop.settings()
  const texts = accountTexts(site)
  return codedPage(site, request, {
    title: texts('signIn'),
    status: state.problem ? 403 : 200,
    trail: [{ label: texts('account'), url: accountPath }],
    children: (
      <div className="cols2">
        <form
          className="flow narrow"
          method="post"
          action={accountPath}
          data-behaviour="use-passkey"
          data-ask={askPasskeyPath}
        >
          <ErrorSummary
            title={texts('notYet')}
            errors={state.problem ? [{ id: 'email', text: texts(sayOfSignIn[state.problem]) }] : []}
          />
          <EmailField label={texts('email')} typed={state.email} takesPasskey />
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
            <PasskeyButton label="passkeySignIn" texts={texts} />
            <TextLink href={lostPasswordPath}>{texts('forgot')}</TextLink>
          </div>
        </form>
        {isOwnersWay(state.back) || !registration.atAccount ? null : (
          <Register typed={state.registering} texts={texts} />
        )}
      </div>
    ),
  })
}

const sayOfSignIn = { wrong: 'wrong', 'wrong-passkey': 'passkeyWrong', 'too-many': 'tooMany' } as const

/**
 * Whether the visitor came from a page that only account owners use (staff area, two-step sign-in, passkeys): no
 * sign-up.
 */
const isOwnersWay = (back = ''): boolean =>
  ['/wp-admin', twoStepPath, passkeysPath].some((path) => back.startsWith(path))

const fieldOf = {
  'bad-email': 'reg_email',
  'too-short': 'reg_password',
  'too-long': 'reg_password',
  'too-many': 'reg_email',
} as const
const sayOf = {
  'bad-email': 'badEmail',
  'too-short': 'tooShort',
  'too-long': 'tooLong',
  'too-many': 'tooMany',
} as const

function Register({ typed, texts }: { typed: SignInState['registering']; texts: Texts }) {
  const bounds = { least: minPasswordLength, most: maxPasswordLength }
  const errors = (typed?.problems ?? []).map((problem) => ({
    id: fieldOf[problem],
    text: texts(sayOf[problem], bounds),
  }))
  const errorOf = (id: string) => errors.find((error) => error.id === id)?.text
  return (
    <Part title={texts('register')}>
      <form className="flow narrow" method="post" action={accountPath} noValidate>
        <ErrorSummary title={texts('notYet')} errors={errors} />
        <p>{texts('registerSay')}</p>
        <Field id="reg_name" label={texts('name')}>
          {(wires) => (
            <TextInput
              {...wires}
              name="name"
              autoComplete="name"
              maxLength={200}
              defaultValue={typed?.name}
            />
          )}
        </Field>
        <Field id="reg_email" label={texts('email')} error={errorOf('reg_email')}>
          {(wires) => (
            <TextInput
              {...wires}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={typed?.email}
              required
            />
          )}
        </Field>
        <PasswordField
          id="reg_password"
          label={texts('password')}
          show={texts('showPassword')}
          hide={texts('hidePassword')}
          autoComplete="new-password"
          hint={texts('newPasswordHint', bounds)}
          error={errorOf('reg_password')}
        />
        <div className="row">
          <Button plain type="submit" name="register" value="1">
            {texts('register')}
          </Button>
        </div>
      </form>
    </Part>
  )
}

import { maxPasswordLength, minPasswordLength } from '../../features/accounts/index.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Part } from '../../ui/part/part.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { accountRoom } from './account-page.tsx'
import { PasswordField } from './password-field.tsx'
import { editAccountPath } from './paths.ts'
import { accountTexts } from './texts.ts'

const problems = {
  missingName: 'account_name',
  badEmail: 'account_email',
  emailPasswordWrong: 'account_password',
  passwordWrong: 'password_current',
  tooMany: 'password_current',
  tooShort: 'password_1',
  tooLong: 'password_1',
} as const
export type DetailsProblem = keyof typeof problems

export interface DetailsState {
  name: string
  email: string
  problem?: DetailsProblem
}

/** `/my-account/edit-account/`: name and address, and the password. */
export function editAccountPage(site: Site, request: PageRequest, state: DetailsState): Promise<Page> {
  const texts = accountTexts(site)
  const { problem } = state
  const bounds = { least: minPasswordLength, most: maxPasswordLength }
  const errorOf = (id: string) => (problem && problems[problem] === id ? texts(problem, bounds) : undefined)
  const labels = { show: texts('showPassword'), hide: texts('hidePassword') }
  return accountRoom(site, request, {
    title: texts('details'),
    room: editAccountPath,
    signedOut: request.viewer.userId === undefined,
    status: problem ? 403 : 200,
    children: (
      <>
        <ErrorSummary
          title={texts('notYet')}
          errors={problem ? [{ id: problems[problem], text: texts(problem, bounds) }] : []}
        />
        <Part title={texts('details')}>
          <form className="flow narrow" method="post" action={editAccountPath} noValidate>
            <Field id="account_name" label={texts('name')} error={errorOf('account_name')}>
              {(wires) => (
                <TextInput
                  {...wires}
                  name="account_name"
                  autoComplete="name"
                  maxLength={200}
                  defaultValue={state.name}
                  required
                />
              )}
            </Field>
            <Field
              id="account_email"
              label={texts('email')}
              hint={texts('newEmailHint')}
              error={errorOf('account_email')}
            >
              {(wires) => (
                <TextInput
                  {...wires}
                  type="email"
                  name="account_email"
                  autoComplete="email"
                  maxLength={254}
                  defaultValue={state.email}
                  required
                />
              )}
            </Field>
            <PasswordField
              {...labels}
              id="account_password"
              name="account_password"
              required={false}
              label={texts('currentPassword')}
              autoComplete="current-password"
              hint={texts('emailPasswordHint')}
              error={errorOf('account_password')}
            />
            <div className="row">
              <Button type="submit" name="save_account_details" value="1">
                {texts('saveDetails')}
              </Button>
            </div>
          </form>
        </Part>
        <Part title={texts('changePassword')}>
          <form className="flow narrow" method="post" action={editAccountPath}>
            <PasswordField
              {...labels}
              id="password_current"
              name="password_current"
              label={texts('currentPassword')}
              autoComplete="current-password"
              error={errorOf('password_current')}
            />
            <PasswordField
              {...labels}
              id="password_1"
              name="password_1"
              label={texts('newPassword')}
              autoComplete="new-password"
              hint={texts('newPasswordHint', bounds)}
              error={errorOf('password_1')}
            />
            <div className="row">
              <Button type="submit" name="save_password" value="1">
                {texts('changePassword')}
              </Button>
            </div>
          </form>
        </Part>
      </>
    ),
  })
}

import type { ReactNode } from 'react'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Message } from '../../ui/message/message.tsx'
import { codedPage } from '../coded-page.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { accountPath, twoStepPath } from './paths.ts'
import { QrCode } from './qr-code.tsx'
import { accountTexts } from './texts.ts'

/** The action of each form of the page. */
export type TwoStepDeed = 'begin' | 'confirm' | 'renew' | 'end'

export type TwoStepState =
  | { step: 'off'; problem?: PasswordProblem }
  | { step: 'scan'; key: string; address: string; problem?: 'wrong' | 'too-many' }
  /** Shown once, right after they were made. */
  | { step: 'codes'; backupCodes: readonly string[] }
  | { step: 'on'; problem?: PasswordProblem & { deed: 'renew' | 'end' } }

interface PasswordProblem {
  code: 'wrong-password' | 'too-many'
}

type Texts = ReturnType<typeof accountTexts>

/** `/my-account/two-step/`: turns the codes of an authenticator app on and off; works without scripts (EDIT-06). */
export function twoStepPage(site: Site, request: PageRequest, state: TwoStepState): Promise<Page> {
  const texts = accountTexts(site)
  const hasProblem = 'problem' in state && state.problem !== undefined
  return codedPage(site, request, {
    title: texts(state.step === 'codes' ? 'twoStepCodesTitle' : 'twoStep'),
    status: hasProblem ? 403 : 200,
    trail: [
      { label: texts('account'), url: accountPath },
      { label: texts('twoStep'), url: twoStepPath },
    ],
    children: <div className="flow narrow">{partOf(state, texts)}</div>,
  })
}

function partOf(state: TwoStepState, texts: Texts): ReactNode {
  switch (state.step) {
    case 'off':
      return (
        <>
          <p>{texts('twoStepSay')}</p>
          <p>{texts('twoStepOff')}</p>
          <PasswordForm deed="begin" label="twoStepBegin" texts={texts} problem={state.problem} />
        </>
      )
    case 'scan':
      return (
        <form className="flow" method="post" action={twoStepPath}>
          {state.problem ? (
            <ErrorSummary
              title={texts('notYet')}
              errors={[{ id: 'code', text: texts(state.problem === 'wrong' ? 'codeWrong' : 'codeTooMany') }]}
            />
          ) : null}
          <p>{texts('twoStepScan')}</p>
          <p>
            <code>{state.key.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <QrCode text={state.address} label={texts('twoStepQr')} />
          <input type="hidden" name="key" value={state.key} />
          <CodeField label={texts('twoStepCode')} />
          <div className="row">
            <Button type="submit" name="deed" value="confirm">
              {texts('twoStepConfirm')}
            </Button>
          </div>
        </form>
      )
    case 'codes':
      return (
        <>
          <p>{texts('twoStepCodes')}</p>
          <ul>
            {state.backupCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <div className="row">
            <ButtonLink href={twoStepPath}>{texts('twoStepDone')}</ButtonLink>
          </div>
        </>
      )
    case 'on':
      return (
        <>
          <Message>{texts('twoStepOn')}</Message>
          {(['renew', 'end'] as const).map((deed) => (
            <section key={deed} className="flow">
              <h2>{texts(deed === 'renew' ? 'twoStepRenew' : 'twoStepEnd')}</h2>
              <p>{texts(deed === 'renew' ? 'twoStepRenewSay' : 'twoStepEndSay')}</p>
              <PasswordForm
                deed={deed}
                label={deed === 'renew' ? 'twoStepRenew' : 'twoStepEnd'}
                texts={texts}
                problem={state.problem?.deed === deed ? state.problem : undefined}
              />
            </section>
          ))}
        </>
      )
  }
}

interface PasswordFormProps {
  deed: TwoStepDeed
  label: 'twoStepBegin' | 'twoStepRenew' | 'twoStepEnd'
  texts: Texts
  problem?: PasswordProblem | undefined
}

/** Asks for the password: somebody else at a computer left signed in must not get further. */
const PasswordForm = ({ deed, label, texts, problem }: PasswordFormProps) => (
  <form className="flow" method="post" action={twoStepPath}>
    <PasswordField
      id={`password-${deed}`}
      label={texts('passwordAgain')}
      show={texts('showPassword')}
      hide={texts('hidePassword')}
      autoComplete="current-password"
      error={problem && texts(problem.code === 'wrong-password' ? 'passwordWrong' : 'tooMany')}
    />
    <div className="row">
      <Button type="submit" name="deed" value={deed}>
        {texts(label)}
      </Button>
    </div>
  </form>
)

import { type PasskeyView, passkeyLimits } from '../../features/accounts/index.ts'
import { formatLongDate, formatLongMoment } from '../../kernel/dates.ts'
import { deviceOf } from '../../kernel/device.ts'
import { Button, TextLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { Part } from '../../ui/part/part.tsx'
import type { Page, PageRequest, Site } from '../page.ts'
import { accountRoom } from './account-page.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordField } from './password-field.tsx'
import { askPasskeyPath, passkeysPath } from './paths.ts'
import { accountTexts } from './texts.ts'

export type PasskeysState = { kept: readonly PasskeyView[] } & (
  | { step: 'list'; problem?: 'wrong' | 'too-many' | 'full' | 'not-made' }
  | { step: 'remove'; id: number; problem?: 'wrong' | 'too-many' }
  /** The options with which the browser creates a passkey. */
  | { step: 'make'; options: object; userAgent: string }
)

type Texts = ReturnType<typeof accountTexts>

const sayOf = {
  wrong: 'passkeyNoProof',
  'too-many': 'tooMany',
  full: 'passkeyFull',
  'not-made': 'passkeyNotMade',
} as const

/** `/my-account/passkeys/`: the user's passkeys, for signing in without a password (EDIT-06). */
export function passkeysPage(site: Site, request: PageRequest, state: PasskeysState): Promise<Page> {
  const texts = accountTexts(site)
  const problem = 'problem' in state && state.problem ? texts(sayOf[state.problem]) : undefined
  return accountRoom(site, request, {
    title: texts('passkeys'),
    room: passkeysPath,
    status: problem ? 403 : 200,
    children: (
      <>
        <ErrorSummary title={texts('notYet')} errors={problem ? [{ id: 'password', text: problem }] : []} />
        {partOf(state, texts)}
      </>
    ),
  })
}

function partOf(state: PasskeysState, texts: Texts) {
  const { kept } = state
  if (state.step === 'make') return <Make options={state.options} userAgent={state.userAgent} texts={texts} />
  if (state.step === 'remove') {
    const name = kept.find(({ id }) => id === state.id)?.name ?? ''
    return (
      <Part title={texts('passkeyRemoveTitle', { name })}>
        <ProofForm deed="remove" id={state.id} hasPasskey texts={texts}>
          <p>{texts('passkeyRemoveSay')}</p>
        </ProofForm>
      </Part>
    )
  }
  return (
    <>
      <div className="flow narrow">
        <p>{texts('passkeysSay')}</p>
      </div>
      {kept.length > 0 ? <List kept={kept} texts={texts} /> : null}
      <div className="part-slot">
        <Part title={texts('passkeyAdd')}>
          {kept.length >= passkeyLimits.most ? (
            <p>{texts('passkeyFull')}</p>
          ) : (
            <ProofForm deed="begin" hasPasskey={kept.length > 0} texts={texts}>
              <p>{texts('passkeyAddSay')}</p>
            </ProofForm>
          )}
        </Part>
      </div>
    </>
  )
}

const List = ({ kept, texts }: { kept: readonly PasskeyView[]; texts: Texts }) => (
  <table className="tbl stack">
    <thead>
      <tr>
        <th>{texts('passkeyName')}</th>
        <th>{texts('passkeyAdded')}</th>
        <th>{texts('passkeyUsed')}</th>
        <th>
          <span className="sr">{texts('doing')}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {kept.map(({ id, name, createdAt, lastUsedAt }) => (
        <tr key={id}>
          <td className="ti">
            <strong>{name}</strong>
          </td>
          <td>{texts('passkeyAddedOn', { date: formatLongDate(createdAt) })}</td>
          <td>
            {lastUsedAt
              ? texts('passkeyUsedOn', { moment: formatLongMoment(lastUsedAt) })
              : texts('passkeyUnused')}
          </td>
          <td className="act">
            <a href={`${passkeysPath}?remove=${id}`} aria-label={texts('passkeyRemoveTitle', { name })}>
              {texts('passkeyRemove')}
            </a>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

interface ProofFormProps {
  deed: 'begin' | 'remove'
  id?: number
  /** Whether a passkey can be used instead of the password. */
  hasPasskey: boolean
  texts: Texts
  children: React.ReactNode
}

/** Asks for the password: somebody else at a computer left signed in must not get further. */
const ProofForm = ({ deed, id, hasPasskey, texts, children }: ProofFormProps) => (
  <form
    className="flow narrow"
    method="post"
    action={passkeysPath}
    {...(hasPasskey && { 'data-behaviour': 'use-passkey', 'data-ask': askPasskeyPath })}
  >
    {children}
    <input type="hidden" name="deed" value={deed} />
    {id === undefined ? null : <input type="hidden" name="id" value={id} />}
    <PasswordField
      label={texts('passwordAgain')}
      show={texts('showPassword')}
      hide={texts('hidePassword')}
      autoComplete="current-password"
    />
    <div className="row">
      <Button type="submit">{texts(deed === 'remove' ? 'passkeyRemove' : 'passkeyBegin')}</Button>
      {hasPasskey ? <PasskeyButton label="passkeyProve" texts={texts} /> : null}
      {deed === 'remove' ? <TextLink href={passkeysPath}>{texts('passkeyKeep')}</TextLink> : null}
    </div>
  </form>
)

/** The button starts the device's dialog; it appears only when scripts and the browser support it. */
const Make = ({ options, userAgent, texts }: { options: object; userAgent: string; texts: Texts }) => (
  <Part title={texts('passkeyAdd')}>
    <form
      className="flow narrow"
      method="post"
      action={passkeysPath}
      data-behaviour="make-passkey"
      data-options={JSON.stringify(options)}
    >
      <input type="hidden" name="deed" value="keep" />
      <input type="hidden" name="passkey" />
      <Field id="passkey_name" label={texts('passkeyName')} hint={texts('passkeyNameHint')}>
        {(wires) => (
          <TextInput
            {...wires}
            name="name"
            autoComplete="off"
            maxLength={passkeyLimits.longestName}
            defaultValue={deviceOf(userAgent) ?? ''}
            required
          />
        )}
      </Field>
      <div data-failed hidden>
        <Message tone="wrong" role="alert">
          {texts('passkeyFailed')}
        </Message>
      </div>
      <p data-unable hidden>
        {texts('passkeyUnable')}
      </p>
      <noscript>
        <p>{texts('passkeyUnable')}</p>
      </noscript>
      <div className="row">
        <Button type="submit" hidden>
          {texts('passkeyMake')}
        </Button>
        <TextLink href={passkeysPath}>{texts('passkeyKeep')}</TextLink>
      </div>
    </form>
  </Part>
)

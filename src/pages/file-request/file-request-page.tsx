import { textsOfRoom } from '../../kernel/texts.ts'
import { Button, TextLink } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { TextArea, TextInput } from '../../ui/field/controls.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { fileRequestPath, requestPathOf } from '../../widgets/shared/library-file/request-path.ts'
import { codedPage } from '../coded-page.tsx'
import { filesPath } from '../file-viewer/texts.ts'
import type { Page, PageRequest, Site } from '../page.ts'
import { fileRequestTexts } from './texts.nl.ts'

export const textsOfRequests = (overrides: Site['runtime']['textOverrides']) =>
  textsOfRoom('file-request', fileRequestTexts, overrides)

/** Days for which a request is stored. */
export const keptDays = 90

export const longest = { name: 100, email: 254, why: 2_000 } as const
type Question = keyof typeof longest
export type Typed = Readonly<Record<Question, string>>
const problems = { name: 'nameMissing', email: 'emailWrong', why: 'whyMissing' } as const

export type FileRequestState =
  | { step: 'ask'; id: number; title: string; typed: Typed; wrong: readonly Question[]; tooMany?: boolean }
  | { step: 'sent' }
  /** The mailed link has expired. */
  | { step: 'over'; id: number }

export const nothingTyped: Typed = { name: '', email: '', why: '' }

/** `/bestand-aanvragen/`: the form to request a locked file, its confirmation, and the page of an expired link. */
export function fileRequestPage(site: Site, request: PageRequest, state: FileRequestState): Promise<Page> {
  const texts = textsOfRequests(site.runtime.textOverrides)
  return codedPage(site, request, {
    title: texts('title'),
    ...(state.step === 'ask' && { lead: texts('lead', { title: state.title }) }),
    status: state.step === 'over' ? 410 : 200,
    trail: [{ label: texts('title'), url: request.path }],
    children: (
      <div className="flow narrow">
        {state.step === 'ask' ? (
          <AskForm state={state} texts={texts} />
        ) : (
          <>
            <Message tone={state.step === 'over' ? 'wrong' : 'right'}>{texts(state.step)}</Message>
            <p>
              {state.step === 'over' ? (
                <TextLink href={requestPathOf(state.id)}>{texts('again')}</TextLink>
              ) : (
                <TextLink href={filesPath}>{texts('back')}</TextLink>
              )}
            </p>
          </>
        )}
      </div>
    ),
  })
}

interface AskProps {
  state: Extract<FileRequestState, { step: 'ask' }>
  texts: ReturnType<typeof textsOfRequests>
}

function AskForm({ state: { id, typed, wrong, tooMany }, texts }: AskProps) {
  const errorOf = (name: Question) => (wrong.includes(name) ? texts(problems[name]) : undefined)
  const wires = (name: Question) => ({
    name,
    maxLength: longest[name],
    defaultValue: typed[name],
    required: true,
  })
  return (
    <form className="form flow" method="post" action={fileRequestPath} noValidate>
      {tooMany ? (
        <Message tone="wrong" role="alert">
          {texts('tooMany')}
        </Message>
      ) : null}
      <ErrorSummary
        title={texts('wrong')}
        errors={wrong.map((name) => ({ id: `vraag-${name}`, text: texts(problems[name]) }))}
      />
      <p>{texts('explained')}</p>
      <input type="hidden" name="bestand" value={id} />
      <Field id="vraag-name" label={texts('name')} error={errorOf('name')}>
        {(field) => <TextInput {...field} {...wires('name')} autoComplete="name" />}
      </Field>
      <Field id="vraag-email" label={texts('email')} error={errorOf('email')}>
        {(field) => <TextInput {...field} {...wires('email')} type="email" autoComplete="email" />}
      </Field>
      <Field id="vraag-why" label={texts('why')} error={errorOf('why')}>
        {(field) => <TextArea {...field} {...wires('why')} rows={4} />}
      </Field>
      {/* For programs that fill in all they find; people do not see it. */}
      <div hidden>
        <label>
          {texts('trap')} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="small">{texts('kept', { days: keptDays })}</p>
      <div className="row">
        <Button type="submit">{texts('send')}</Button>
      </div>
    </form>
  )
}

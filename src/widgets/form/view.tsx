import type { View } from '../../islands/contract.ts'
import { formatBytes } from '../../kernel/bytes.ts'
import type { Texts } from '../../kernel/texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Checkbox, Select, TextArea, TextInput } from '../../ui/field/controls.tsx'
import { Field, FieldError, FieldGroup } from '../../ui/field/field.tsx'
import { Message } from '../../ui/message/message.tsx'
import { type Asked, askedOf, type EntryProblem, givenTo } from './check-entry.ts'
import type { FormProps } from './fields.ts'
import { type FileAccept, fileKinds, mostFileBytes } from './file-kinds.ts'
import type { FormModel } from './load.ts'

/** A form made by staff. It works without scripts; the page that comes back shows the errors. */
const FormView: View<FormProps, FormModel> = ({ props, model, texts, id }) => {
  const { values, problems } = model
  const asked = askedOf(props.questions)
  const wrong = asked.flatMap((question) => {
    const problem = problems[question.name]
    return problem ? [{ id: `${id}-${question.name}`, text: wordsOf(problem, question, texts) }] : []
  })
  return (
    <form
      className="form flow narrow"
      method="post"
      action={model.address}
      encType={asked.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      noValidate
    >
      {model.isAlone ? null : <h2>{props.title}</h2>}
      {model.refused ? (
        <Message tone="wrong" role="alert">
          {texts(model.refused)}
        </Message>
      ) : null}
      <ErrorSummary title={texts('wrong')} errors={wrong} />
      <input type="hidden" name="pagina" value={model.page} />
      {asked.map((question) => {
        const problem = problems[question.name]
        return (
          <Answer
            key={question.name}
            id={`${id}-${question.name}`}
            asked={question}
            given={givenTo(question, values)}
            error={problem && wordsOf(problem, question, texts)}
            texts={texts}
          />
        )
      })}
      <p className="form-trap" aria-hidden="true">
        <label>
          {texts('trap')} <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <p className="small">
        {props.keptDays === 1 ? texts('keptOneDay') : texts('kept', { days: props.keptDays })}{' '}
        {props.privacy ? <a href={props.privacy}>{texts('privacy')}</a> : null}
      </p>
      <div className="row">
        <Button type="submit">{props.button || texts('send')}</Button>
      </div>
    </form>
  )
}

export default FormView

interface AnswerProps {
  id: string
  asked: Asked
  given: readonly string[]
  error: string | undefined
  texts: Texts
}

function Answer({ id, asked, given, error, texts }: AnswerProps) {
  const { name, kind, hint, choices, isRequired } = asked
  const [value = ''] = given
  const label = isRequired || kind === 'consent' ? asked.label : `${asked.label} (${texts('optional')})`
  if (kind === 'consent')
    return (
      <div>
        <Checkbox
          id={id}
          name={name}
          value="ja"
          required={isRequired}
          defaultChecked={value !== ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {label}
        </Checkbox>
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </div>
    )
  if (kind === 'several')
    return (
      <FieldGroup legend={label} className="field">
        {choices.map((choice, index) => (
          <Checkbox
            key={choice}
            id={index === 0 ? id : undefined}
            name={name}
            value={choice}
            defaultChecked={given.includes(choice)}
          >
            {choice}
          </Checkbox>
        ))}
        {hint ? <p className="hint">{hint}</p> : null}
        {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      </FieldGroup>
    )
  if (kind === 'file') return <FileAnswer {...{ id, asked, label, error, texts }} />
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(wires) => {
        const common = { ...wires, name, defaultValue: value, required: isRequired }
        if (kind === 'longtext') return <TextArea {...common} rows={6} maxLength={5000} />
        if (kind === 'choice')
          return (
            <Select {...common}>
              <option value="">{texts('pick')}</option>
              {choices.map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </Select>
          )
        return <TextInput {...common} {...inputs[kind]} />
      }}
    </Field>
  )
}

interface FileAnswerProps extends Pick<AnswerProps, 'id' | 'asked' | 'error' | 'texts'> {
  label: string
}

/** With scripts, a file that is too large is refused before it is sent. */
function FileAnswer({ id, asked, label, error, texts }: FileAnswerProps) {
  const { name, accept, isRequired, hint } = asked
  const facts = texts('fileHint', factsOf(accept))
  return (
    <div data-behaviour="file-limit" data-most-bytes={mostFileBytes}>
      <Field id={id} label={label} hint={hint ? `${hint} ${facts}` : facts} error={error}>
        {(wires) => (
          <TextInput
            {...wires}
            type="file"
            name={name}
            required={isRequired}
            accept={fileKinds[accept].map((extension) => `.${extension}`).join(',')}
          />
        )}
      </Field>
      <div hidden data-too-large="">
        <FieldError>{texts('fileTooLarge', { ...factsOf(accept), label: asked.label })}</FieldError>
      </div>
    </div>
  )
}

const factsOf = (accept: FileAccept) => ({
  types: fileKinds[accept].filter((extension) => extension !== 'jpeg').join(', '),
  size: formatBytes(mostFileBytes).replace(',00', ''),
})

/** Input attributes by kind of question. */
const short = { maxLength: 300 }
const inputs = {
  text: short,
  email: { ...short, type: 'email', autoComplete: 'email' },
  telephone: { ...short, type: 'tel', autoComplete: 'tel' },
  number: { ...short, inputMode: 'decimal' },
  date: { type: 'date' },
} as const

function wordsOf(problem: EntryProblem, { label, kind, accept }: Asked, texts: Texts): string {
  if (problem !== 'missing') return texts(problem, { label, ...factsOf(accept) })
  if (kind === 'consent') return texts('missingConsent', { label })
  return texts(kind === 'choice' || kind === 'several' || kind === 'file' ? 'missingChoice' : 'missing', {
    label,
  })
}

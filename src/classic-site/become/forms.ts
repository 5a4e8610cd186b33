import { dropEnd } from '../../kernel/drop-end.ts'
import type { KnownForm } from '../../widgets/classic.ts'
import type { FormProps } from '../../widgets/form/door.ts'
import type { ClassicPost, ClassicRow } from '../classic-site.ts'
import { listOf, mapOf, metaOf, phpOf, plainLine, textOf } from './meta.ts'
import { readPhp } from './read-php.ts'

type Question = FormProps['questions'][number]

/** What fields of plug-ins ask, by the name that any of them has for it; a field that is not here asks nothing. */
const kinds: Readonly<Record<string, Question['kind']>> = {
  text: 'text',
  name: 'text',
  url: 'text',
  website: 'text',
  address: 'text',
  time: 'text',
  quiz: 'text',
  textbox: 'text',
  firstname: 'text',
  lastname: 'text',
  city: 'text',
  zip: 'text',
  range: 'number',
  textarea: 'longtext',
  richtext: 'longtext',
  email: 'email',
  tel: 'telephone',
  phone: 'telephone',
  number: 'number',
  'number-slider': 'number',
  quantity: 'number',
  date: 'date',
  'date-time': 'date',
  select: 'choice',
  radio: 'choice',
  listselect: 'choice',
  listradio: 'choice',
  rating: 'text',
  checkbox: 'several',
  listcheckbox: 'several',
  multiselect: 'several',
  listmultiselect: 'several',
  acceptance: 'consent',
  consent: 'consent',
  'gdpr-checkbox': 'consent',
  terms: 'consent',
  file: 'file',
  fileupload: 'file',
  'file-upload': 'file',
  file_upload: 'file',
}

const mostQuestions = 100

function questionOf(given: {
  type: string
  label: string
  isRequired?: boolean
  hint?: string
  options?: readonly string[]
}): Question | undefined {
  const type = given.type.toLowerCase()
  const kind = Object.hasOwn(kinds, type) ? kinds[type] : undefined
  if (kind === undefined) return undefined
  const options = (given.options ?? []).map(plainLine).filter((option) => option !== '')
  const needsChoice = kind === 'choice' || kind === 'several'
  return {
    label: (given.label || 'Vraag').slice(0, 500),
    // A tick without choices is a consent, a list without choices a text.
    kind: needsChoice && options.length === 0 ? (type === 'checkbox' ? 'consent' : 'text') : kind,
    options: needsChoice ? [...new Set(options)].slice(0, 200).join('\n') : '',
    accept: 'both',
    isRequired: given.isRequired ?? false,
    hint: (given.hint ?? '').slice(0, 500),
  }
}

const form = (given: {
  title: string
  questions: readonly (Question | undefined)[]
  button?: string
  thanks?: string
  to?: string
}): KnownForm => ({
  title: plainLine(given.title).slice(0, 200) || 'Contact',
  questions: given.questions.filter((question) => question !== undefined).slice(0, mostQuestions),
  button: plainLine(given.button ?? '').slice(0, 100),
  thanks: plainLine(given.thanks ?? '').slice(0, 2_000),
  to: addressesIn(given.to ?? '').join(', '),
})

/** Addresses as they stand there; those that a plug-in fills in (`{admin_email}`) are not known. */
const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .slice(0, 2_000)
      .split(/[,;\s<>]+/)
      .filter((part) => /^[^\s@<>[\]{}"]{1,64}@[^\s@<>[\]{}"]{1,200}$/.test(part)),
  ),
]

const isOn = (value: unknown): boolean => value === true || ['1', 'true', 'yes'].includes(String(value))

/** `your-message` is 'Your message'. */
const wordsOf = (name: string): string => {
  const words = name
    .replace(/-\d{1,4}$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
  return words === '' ? '' : `${words[0]?.toUpperCase()}${words.slice(1)}`
}

/** The form of Contact Form 7: HTML, in which `[text* naam]` stands where a field does. */
export function readContactForm(post: ClassicPost): KnownForm {
  const template = (metaOf(post.meta, '_form') ?? '').slice(0, 100_000)
  const questions: (Question | undefined)[] = []
  let button = ''
  let from = 0
  for (const match of template.matchAll(/\[([a-z_]{1,30})(\*?)(\s[^[\]]{0,2000})?\]/g)) {
    const [whole, type = '', star, rest = ''] = match
    // The words of the last line before a field are its label.
    const before = linesOf(template.slice(from, match.index)).at(-1) ?? ''
    from = match.index + whole.length
    const quoted = [...rest.matchAll(/"([^"]*)"|'([^']*)'/g)].map(([, one, other]) => one ?? other ?? '')
    const words = rest
      .replace(/"[^"]*"|'[^']*'/g, ' ')
      .split(/\s+/)
      .filter(Boolean)
    if (type === 'submit') {
      button = quoted[0] ?? ''
      continue
    }
    const name = words[0] ?? ''
    if (type === 'acceptance') {
      const end = template.indexOf('[/acceptance]', from)
      const said = end < 0 ? (quoted[0] ?? '') : template.slice(from, end)
      if (end >= 0) from = end + '[/acceptance]'.length
      questions.push(
        questionOf({
          type,
          label:
            plainLine(said.replace(/<\/?(?:a|b|em|i|span|strong|u)\b[^<>]*>/gi, '')) ||
            labelOf(before) ||
            wordsOf(name),
          isRequired: !words.includes('optional'),
        }),
      )
      continue
    }
    const isHint = words.includes('placeholder') || words.includes('watermark')
    questions.push(
      questionOf({
        type: type === 'select' && words.includes('multiple') ? 'multiselect' : type,
        label: labelOf(before) || (isHint ? plainLine(quoted[0] ?? '') : '') || wordsOf(name),
        isRequired: star === '*',
        // `Archief|archief@…` is shown as the first, and mails to the second.
        options: quoted.map((option) => option.split('|')[0] ?? ''),
      }),
    )
  }
  return form({
    title: post.title,
    questions,
    button,
    thanks: textOf(mapOf(phpOf(post.meta, '_messages')).mail_sent_ok),
    to: textOf(mapOf(phpOf(post.meta, '_mail')).recipient),
  })
}

const linesOf = (html: string): string[] =>
  html
    .replace(/<br\s*\/?>|<\/?(?:p|div|li|tr|td|h\d)\b[^<>]*>/gi, '\n')
    .split('\n')
    .map(plainLine)
    .filter((line) => /[\p{L}\p{N}]/u.test(line))

const labelOf = (line: string): string =>
  dropEnd(line.replace(/\((?:verplicht|required|niet verplicht|optioneel|optional)\)/gi, ''), /[\s*:]/).trim()

/** A form of WPForms: JSON in the text of its post. */
export function readWpForm(post: ClassicPost): KnownForm {
  const data = jsonOf(post.content)
  const settings = mapOf(data.settings)
  const [notice] = listOf(settings.notifications).map(mapOf)
  const thanks = listOf(settings.confirmations).map(mapOf)
  return form({
    title: textOf(settings.form_title) || post.title,
    questions: listOf(data.fields).map((given) => {
      const field = mapOf(given)
      return questionOf({
        type: textOf(field.type),
        label: plainLine(textOf(field.label)),
        isRequired: isOn(field.required),
        hint: plainLine(textOf(field.description)),
        options: listOf(field.choices).map((choice) => textOf(mapOf(choice).label)),
      })
    }),
    button: textOf(settings.submit_text),
    thanks: textOf(thanks.find(({ type }) => type === 'message')?.message),
    to: textOf(notice?.email),
  })
}

/** A form of Gravity Forms, of its newer or older tables; `meta` is the row of `gf_form_meta`. */
export function readGravityForm(title: string, { columns }: ClassicRow): KnownForm {
  const data = settingsOf(columns.display_meta)
  const confirmations = listOf(settingsOf(columns.confirmations)).map(mapOf)
  const notifications = listOf(settingsOf(columns.notifications)).map(mapOf)
  return form({
    title: textOf(data.title) || title,
    questions: listOf(data.fields).map((given) => {
      const field = mapOf(given)
      return questionOf({
        type: textOf(field.type),
        label: plainLine(textOf(field.label)),
        isRequired: isOn(field.isRequired),
        hint: plainLine(textOf(field.description)),
        options: listOf(field.choices).map((choice) => textOf(mapOf(choice).text)),
      })
    }),
    button: textOf(mapOf(data.button).text),
    thanks: textOf((confirmations.find(({ isDefault }) => isOn(isDefault)) ?? confirmations[0])?.message),
    to: textOf(notifications[0]?.to),
  })
}

/** A form of Ninja Forms: its fields in their order, each with its settings. */
export function readNinjaForm(
  title: string,
  fields: readonly { row: ClassicRow; settings: ReadonlyMap<string, string> }[],
): KnownForm {
  const inOrder = [...fields].sort(
    (one, other) => Number(one.settings.get('order') ?? 0) - Number(other.settings.get('order') ?? 0),
  )
  const button = inOrder.find(({ row }) => row.columns.type === 'submit')
  return form({
    title,
    questions: inOrder.map(({ row: { columns }, settings }) =>
      questionOf({
        type: columns.type ?? '',
        label: plainLine(settings.get('label') ?? columns.label ?? ''),
        isRequired: isOn(settings.get('required')),
        options: listOf(readPhp(settings.get('options'))).map((option) => textOf(mapOf(option).label)),
      }),
    ),
    button: button?.settings.get('label') ?? button?.row.columns.label ?? '',
  })
}

/** Older versions kept settings as PHP does. */
const settingsOf = (text: string | null | undefined): Readonly<Record<string, unknown>> => {
  const read = readPhp(text ?? '')
  return read === undefined ? jsonOf(text ?? '') : mapOf(read)
}

function jsonOf(text: string): Readonly<Record<string, unknown>> {
  try {
    return mapOf(JSON.parse(text))
  } catch {
    return {}
  }
}

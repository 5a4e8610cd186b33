import { type ClassicMapping, type ClassicWidget, draft } from '../classic.ts'
import { fields } from './fields.ts'

type Question = (typeof fields)['defaults']['questions'][number]

const kinds: Readonly<Record<string, Question['kind']>> = {
  text: 'text',
  url: 'text',
  time: 'text',
  textarea: 'longtext',
  email: 'email',
  tel: 'telephone',
  number: 'number',
  date: 'date',
  select: 'choice',
  radio: 'choice',
  checkbox: 'several',
  acceptance: 'consent',
  upload: 'file',
}

/** A field of a form of Elementor; undefined for what asks nothing. */
function question(row: ClassicWidget): Question | undefined {
  const kind = row.choice<Question['kind'] | undefined>(
    'field_type',
    {
      ...kinds,
      hidden: undefined,
      html: undefined,
      step: undefined,
      recaptcha: undefined,
      recaptcha_v3: undefined,
      honeypot: undefined,
      password: undefined,
    },
    'text',
  )
  if (kind === undefined) return undefined
  const options = row
    .lines('field_options')
    .split('\n')
    .map((line) => (line.split('|')[0] ?? '').trim())
    .filter((line) => line !== '')
    .join('\n')
  const label = row.line('field_label') || row.line('acceptance_text') || row.line('placeholder')
  const hint = kind === 'consent' && row.line('field_label') !== '' ? row.line('acceptance_text') : ''
  return {
    label: (label || 'Vraag').slice(0, 500),
    kind: (kind === 'choice' || kind === 'several') && options === '' ? 'text' : kind,
    options,
    accept: 'both',
    isRequired: row.is('required'),
    hint: hint.slice(0, 500),
  }
}

const mailAddresses = (text: string) =>
  text.split(/[,;\s]+/).filter((part) => /^[^\s@<>]{1,64}@[^\s@<>]{1,200}$/.test(part))

/** A form of a plug-in, as it was read from where the plug-in keeps it. */
const known =
  (plugin: string, keys: readonly string[] = ['id']) =>
  (from: ClassicWidget) => {
    const id = keys.map((key) => String(from.raw(key) ?? '')).find((value) => value !== '') ?? ''
    const form = from.links.form(plugin, id)
    if (!form || form.questions.length === 0) {
      from.lose('form', `${plugin} ${id}`)
      return undefined
    }
    const { title, questions, button = '', thanks = '', to = '' } = form
    return draft(fields, {
      title: title || 'Contact',
      questions: questions as unknown as readonly Question[],
      button,
      thanks,
      to,
    })
  }

export const classic: ClassicMapping = {
  elementor: {
    form: (from) => {
      const questions = from.rows('form_fields').flatMap((row) => question(row) ?? [])
      if (questions.length === 0) return undefined
      return draft(fields, {
        title: from.line('form_name') || 'Contact',
        questions,
        button: from.line('button_text'),
        thanks: from.lines('success_message'),
        answerPage: from.link('redirect_to').startsWith('/') ? from.link('redirect_to') : '',
        to: mailAddresses(from.line('email_to')).join(', '),
      })
    },
    wpforms: known('wpforms', ['form_id', 'id']),
    'wp-widget-wpforms-widget': known('wpforms', ['form_id']),
  },
  shortcodes: {
    'contact-form-7': known('contact-form-7'),
    'contact-form': known('contact-form-7'),
    wpforms: known('wpforms'),
    gravityform: known('gravityform'),
    gravityforms: known('gravityform'),
    ninja_form: known('ninja_form'),
    ninja_forms: known('ninja_form'),
    formidable: known('formidable'),
    fluentform: known('fluentform'),
    everest_form: known('everest_form'),
    forminator_form: known('forminator_form'),
  },
  blocks: {
    'contact-form-7/contact-form-selector': known('contact-form-7'),
    'wpforms/form-selector': known('wpforms', ['formId']),
    'gravityforms/form': known('gravityform', ['formId']),
    'ninja-forms/form': known('ninja_form', ['formID']),
  },
}

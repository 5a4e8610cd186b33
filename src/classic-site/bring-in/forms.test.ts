import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonymous } from '../../kernel/viewer.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import type { ClassicItem } from '../classic-site.ts'
import type { ReportData } from '../report/report.ts'
import { php, post, siteItem, sourcesOf } from '../testing/items.ts'
import { bringIn } from './bring-in.ts'

let test: StaffTest
let report: ReportData

const page = (id: number, slug: string, content: string) =>
  post({ id, type: 'page', title: slug, slug, content })

const items: ClassicItem[] = [
  siteItem,
  post({
    id: 70,
    type: 'wpcf7_contact_form',
    title: 'Contact met het bestuur',
    slug: 'contact',
    meta: [
      ['_hash', 'a1b2c3d4e5f60718293a4b5c6d7e8f9012345678'],
      [
        '_form',
        `<label> Uw naam (verplicht)
    [text* your-name autocomplete:name] </label>
<p>E-mail *<br />
[email* your-email placeholder "naam@voorbeeld.nl"]</p>
<label>Waarover?</label> [select onderwerp include_blank "Lidmaatschap" "Archief|archief@oud.example"]
[checkbox interesse use_label_element "Lezingen" "Excursies"]
[textarea your-message 40x10]
[file bijlage limit:2mb filetypes:pdf]
[hidden bron "site"][recaptcha]
[acceptance akkoord] Ik ga <b>akkoord</b>. [/acceptance]
[submit "Versturen"]`,
      ],
      ['_mail', php({ recipient: 'Bestuur <bestuur@oud.example>, [_site_admin_email]', subject: 'x' })],
      ['_messages', php({ mail_sent_ok: 'Dank je wel!' })],
    ],
  }),
  post({
    id: 71,
    type: 'wpforms',
    title: 'Aanmelden',
    slug: 'aanmelden',
    content: JSON.stringify({
      fields: {
        2: { id: '2', type: 'email', label: 'E-mail', required: '1', description: 'Voor het antwoord' },
        3: {
          id: '3',
          type: 'radio',
          label: 'Dag',
          choices: { 1: { label: 'Zaterdag' }, 2: { label: 'Zondag' } },
        },
        4: { id: '4', type: 'divider', label: 'Niets' },
        5: { id: '5', type: 'file-upload', label: 'Foto' },
      },
      settings: {
        form_title: 'Aanmelden voor de wandeling',
        submit_text: 'Doe mee',
        notifications: { 1: { email: '{admin_email}, wandel@oud.example' } },
        confirmations: { 1: { type: 'message', message: '<p>Tot dan!</p>' } },
      },
    }),
  }),
  { sort: 'row', table: 'gf_form', columns: { id: '3', title: 'Bestelformulier', is_active: '1' } },
  {
    sort: 'row',
    table: 'gf_form_meta',
    columns: {
      form_id: '3',
      display_meta: JSON.stringify({
        title: 'Bestelformulier',
        button: { text: 'Bestel' },
        fields: [
          { id: 1, type: 'name', label: 'Naam', isRequired: true },
          { id: 2, type: 'number', label: 'Aantal', isRequired: '1' },
          {
            id: 3,
            type: 'checkbox',
            label: 'Boeken',
            choices: [{ text: 'Deel 1', value: '1' }, { text: 'Deel 2' }],
          },
          { id: 4, type: 'captcha', label: 'Robot' },
        ],
      }),
      confirmations: JSON.stringify({ a: { isDefault: true, message: 'Besteld.' } }),
      notifications: JSON.stringify({ a: { to: 'winkel@oud.example', toType: 'email' } }),
    },
  },
  { sort: 'row', table: 'nf3_forms', columns: { id: '5', title: 'Vraag' } },
  {
    sort: 'row',
    table: 'nf3_fields',
    columns: { id: '51', label: 'Je vraag', key: 'vraag', type: 'textarea', parent_id: '5' },
  },
  {
    sort: 'row',
    table: 'nf3_field_meta',
    columns: { id: '1', parent_id: '51', key: 'required', value: '1' },
  },
  page(80, 'contact', '<p>Schrijf ons.</p>\n[contact-form-7 id="a1b2c3d" title="Contact met het bestuur"]'),
  page(81, 'aanmelden', '<!-- wp:wpforms/form-selector {"formId":"71"} /-->'),
  page(82, 'bestellen', '[gravityform id="3" title="false"]'),
  page(83, 'vraag', '[ninja_form id=5]'),
  page(84, 'weg', '<p>Tekst.</p>[contact-form-7 id="99" title="Weg"]'),
  post({ id: 90, type: 'flamingo_inbound', title: 'Vraag van Piet', slug: 'p', content: 'piet@oud.example' }),
]

beforeAll(async () => {
  test = await createStaffTest()
  report = await bringIn(test.program, sourcesOf(items))
})
afterAll(() => test.close())

async function formOn(path: string) {
  const found = await test.program.content.find(path, anonymous)
  if (found?.kind !== 'entry') throw new Error(`nothing at ${path}`)
  const look = (value: unknown): Record<string, unknown> | undefined => {
    if (typeof value !== 'object' || value === null) return undefined
    if ('type' in value && value.type === 'form' && 'props' in value)
      return value.props as Record<string, unknown>
    for (const inner of Object.values(value)) {
      const form = look(inner)
      if (form) return form
    }
    return undefined
  }
  return look(found.entry.document)
}

it('EDIT-07: a form of Contact Form 7 asks here what it asked, in its order', async () => {
  expect(await formOn('/contact/')).toMatchObject({
    title: 'Contact met het bestuur',
    button: 'Versturen',
    thanks: 'Dank je wel!',
    to: 'bestuur@oud.example',
    questions: [
      { label: 'Uw naam', kind: 'text', isRequired: true },
      { label: 'E-mail', kind: 'email', isRequired: true },
      { label: 'Waarover?', kind: 'choice', options: 'Lidmaatschap\nArchief', isRequired: false },
      { label: 'Interesse', kind: 'several', options: 'Lezingen\nExcursies' },
      { label: 'Your message', kind: 'longtext' },
      { label: 'Bijlage', kind: 'file', accept: 'both' },
      { label: 'Ik ga akkoord.', kind: 'consent', isRequired: true },
    ],
  })
})

it('EDIT-07: so do forms of WPForms, Gravity Forms and Ninja Forms', async () => {
  expect(await formOn('/aanmelden/')).toMatchObject({
    title: 'Aanmelden voor de wandeling',
    button: 'Doe mee',
    thanks: 'Tot dan!',
    to: 'wandel@oud.example',
    questions: [
      { label: 'E-mail', kind: 'email', isRequired: true, hint: 'Voor het antwoord' },
      { label: 'Dag', kind: 'choice', options: 'Zaterdag\nZondag' },
      { label: 'Foto', kind: 'file' },
    ],
  })
  expect(await formOn('/bestellen/')).toMatchObject({
    title: 'Bestelformulier',
    button: 'Bestel',
    thanks: 'Besteld.',
    to: 'winkel@oud.example',
    questions: [
      { label: 'Naam', kind: 'text', isRequired: true },
      { label: 'Aantal', kind: 'number', isRequired: true },
      { label: 'Boeken', kind: 'several', options: 'Deel 1\nDeel 2' },
    ],
  })
  expect(await formOn('/vraag/')).toMatchObject({
    title: 'Vraag',
    questions: [{ label: 'Je vraag', kind: 'longtext', isRequired: true }],
  })
})

it('EDIT-07: says which form is not there, and leaves what people filled in, without their names', () => {
  expect(report.notes.map(({ text }) => text)).toContainEqual(expect.stringContaining('contact-form-7 99'))
  expect(report.sorts.other?.left.personal?.count).toBe(1)
  expect(report.sorts.other?.left['part-of-other']?.count).toBe(2)
  expect(JSON.stringify(report)).not.toMatch(/Piet|bestuur@|wandel@|winkel@/)
})

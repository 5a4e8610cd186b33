import { act } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createEveryRow, everyResource, type Rows } from '../staff-api/testing/every-row.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { screens } from './resources/index.ts'
import { createStaffApp, type, typeOn } from './testing/staff-app.tsx'

/** The forms of the staff app on the staff API and a database: what is missing between them shows here. */
let bench: StaffTest
let rows: Rows
beforeAll(async () => {
  bench = await createStaffTest()
  ;({ rows } = await createEveryRow(bench))
})
afterAll(() => bench.close())

const { open, leave, quiet, send, until, refused } = createStaffApp(() => bench)
afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

const form = 'form button[type="submit"]'

const controlsOf = () => [
  ...(document
    .querySelector('form:has(button[type="submit"])')
    ?.querySelectorAll<HTMLElement>(
      'input:not([type="hidden"], [aria-hidden="true"], [type="file"]), textarea:not([aria-hidden="true"]), [role="combobox"]:not(input)',
    ) ?? []),
]

const nameOf = (control: HTMLElement): string => {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
  const group = control.closest('fieldset')?.querySelector('legend')?.textContent ?? ''
  const own =
    control.getAttribute('name') ||
    control.getAttribute('aria-label') ||
    labels.map(({ textContent }) => textContent).join() ||
    (control.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const value = control.getAttribute('type') === 'radio' ? ` ${control.getAttribute('value')}` : ''
  return `${group}: ${own}${value}`
}

const readingOf = (control: HTMLElement): string =>
  // What was chosen of several stands beside the field.
  (control.closest('.MuiAutocomplete-root')?.textContent ?? '') +
  (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)
    ? String(control.checked)
    : control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
      ? control.value
      : (control.textContent ?? ''))

/** What all fields show. */
const shown = () => controlsOf().map((control) => `${nameOf(control)} = ${readingOf(control)}`)

async function choose(control: HTMLElement): Promise<void> {
  await act(async () => {
    control.focus()
    control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  })
  if (control.tagName === 'INPUT')
    await act(async () => {
      control.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    })
  await quiet()
  const options = [...document.querySelectorAll<HTMLElement>('[role="option"]:not([aria-disabled="true"])')]
  const other = options.findLast((option) => option.getAttribute('aria-selected') !== 'true')
  // Where there is nothing to choose, a field of names takes a new one, and one of links an address.
  if (!other && control instanceof HTMLInputElement)
    await type(control, /: Adres$/.test(nameOf(control)) ? 'https://voorbeeld.example/pad' : 'Anders')
  await act(async () => {
    if (other) other.click()
    else
      for (const key of ['Enter', 'Escape'])
        control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await quiet()
}

/** Colours of the look that can be read, typed and picked. */
const lookFitting: readonly (readonly [RegExp, string])[] = [
  [/: paper$/, '#fdf6e3'],
  [/: ink$/, '#202020'],
  [/: accent$/, '#5a1a1a'],
  [/: mark$/, '#7a4a08'],
  [/: night$/, '#202020'],
  [/kiezen: Achtergrond/, '#ffffff'],
  [/kiezen: (Tekst|Links|Accent|Donkere)/, '#301030'],
]

/** Texts of fields that take not every word, by what stands in their names. */
const fitting: readonly (readonly [RegExp, string])[] = [
  [/synonyms/i, 'kapel, kerkje'],
  [/actieprijs/i, '1,50'],
  ...lookFitting,
  [/countries/i, 'BE, DE'],
  [/slug/i, 'een-ander-adres'],
  [/Adressen: word$/, 'ander-woord'],
  [/: word$/, 'anders-ingedeeld'],
  [/mail|fileRequests\.to/i, 'iemand@schelp.example'],
  [/iban/i, 'BE68 5390 0754 7034'],
  [/url|website|analytics\.script/i, 'https://voorbeeld.example/pad'],
]

/** Another day for each field, of which a later field has a later one. */
const dayOf = (count: number) => new Date(Date.UTC(2031, 4, count)).toISOString().slice(0, 10)

function another(input: HTMLInputElement | HTMLTextAreaElement, count: number): string {
  const kind = input.getAttribute('type')
  if (kind === 'datetime-local') return `${dayOf(count)}T10:30`
  if (kind === 'date') return dayOf(count)
  if (kind === 'time') return `1${count % 9}:30`
  if (kind === 'number') {
    const least = Number(input.getAttribute('min') || 0)
    const value = least + 3
    return String(String(value) === input.value ? value + 1 : value)
  }
  if (input.getAttribute('inputmode') === 'numeric') return String(3 + count)
  const known = fitting.find(([name]) => name.test(nameOf(input)))?.[1]
  return known ?? (input.getAttribute('inputmode') === 'decimal' ? `${3 + count},50` : `Anders ${count}`)
}

/** Types the first letters one by one; tells whether the field is still there, with the focus. */
async function staysWhileTyping(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  for (const letters of [text.slice(0, 1), text.slice(0, 2)]) await typeOn(input, letters)
  return input.isConnected && document.activeElement === input
}

/** Changes what can be changed, one field after the other, also those that a choice brings; tells which stayed. */
async function changeAll(): Promise<string[]> {
  const done = new Set<string>()
  /** Their names need not be read again. */
  const seen = new Set<HTMLElement>()
  const stayed: string[] = []
  for (;;) {
    const control = controlsOf().find((one) => !seen.has(one))
    if (!control) return stayed
    seen.add(control)
    const name = nameOf(control)
    if (done.has(name)) continue
    done.add(name)
    const before = readingOf(control)
    const isInput = control instanceof HTMLInputElement
    if ((isInput || control instanceof HTMLTextAreaElement) && (control.disabled || control.readOnly))
      continue
    if (isInput && control.type === 'checkbox') await act(async () => control.click())
    else if (isInput && control.type === 'radio') {
      if (!control.checked) await act(async () => control.click())
      continue
    } else if (control.getAttribute('role') === 'combobox') await choose(control)
    else if (isInput || control instanceof HTMLTextAreaElement) {
      const text = another(control, done.size)
      const isText = ['text', 'textarea'].includes(control.type)
      if (isText && !(await staysWhileTyping(control, text))) stayed.push(`${name} lost the focus`)
      await type(control, text)
    }
    const now = control.isConnected ? control : controlsOf().find((one) => nameOf(one) === name)
    if (now && readingOf(now) === before) stayed.push(`${name} = ${before}`)
  }
}

async function save(): Promise<void> {
  await quiet()
  const button = document.querySelector<HTMLButtonElement>('form button[type="submit"]')
  const sent = vi.fn(send)
  vi.stubGlobal('fetch', sent)
  await act(async () => button?.click())
  await until(() => sent.mock.calls.some(([, init]) => init?.method === 'PUT'), 'what is saved')
  await quiet()
}

/** Screens that open the one row of their resource at once. */
const single: Readonly<Record<string, string>> = {
  settings: 'site',
  look: 'site',
  'shop-settings': 'shop',
  profile: 'me',
}
const forms = [
  ...Object.entries(screens).flatMap(([name, { edit }]) => (edit || name in single ? [name] : [])),
  'eigen_routes',
]

describe('EDIT-05 every form of the staff app', () => {
  it('belongs to a resource that can be changed', () => {
    expect(forms.filter((name) => !everyResource.get(name)?.changes)).toEqual([])
  })

  it.each(forms)(
    '%s: every field can be changed, and shows what was saved when it is opened again',
    async (name) => {
      const id = await rows[name]?.()
      const address = name in single ? `/${name}` : `/${name}/${encodeURIComponent(String(id))}`
      await open(address, form)
      expect(await changeAll()).toEqual([])
      const before = shown()
      await save()
      expect(refused()).toEqual([])
      await leave()
      await open(address, form)
      expect(shown()).toEqual(before)
    },
    300_000,
  )
})

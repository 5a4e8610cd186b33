import { act } from 'react'
import { AdminContext, Notification, Resource, testDataProvider, useRefresh } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../../i18n.ts'
import NewsletterShow from './newsletter-show.tsx'

let root: Root
/** The draft on the server, which grows a version with every save. */
let version = 4
let sent: Record<string, unknown>[] = []
/** How the server answers an e-mail that is sent. */
let answer: () => Response

beforeEach(async () => {
  ;[version, sent] = [4, []]
  answer = () => Response.json({ id: 7 })
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (address.endsWith('/email'))
      return Response.json({
        subject: `Najaar ${version}`,
        html: '',
        text: '',
        leftOut: [],
        version,
        readers: 3,
        lists: [],
      })
    sent.push(JSON.parse(String(body)))
    return answer()
  })
  location.hash = '#/7/show'
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <AdminContext
        i18nProvider={i18nProvider}
        dataProvider={testDataProvider({
          getOne: () =>
            new Promise<never>((resolve) =>
              setTimeout(resolve, 5, { data: { id: 7, title: 'Najaar', state: 'draft' } }),
            ),
        })}
      >
        <Resource name="newsletters" show={NewsletterShow} />
        <Bar />
        <Notification />
      </AdminContext>,
    ),
  )
  await shows('Najaar 4')
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Bar() {
  const refresh = useRefresh()
  return (
    <button type="button" onClick={refresh}>
      Vernieuwen
    </button>
  )
}

async function shows(words: string) {
  while (!document.body.textContent?.includes(words))
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)))
}
async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button) throw new Error(`no ${name}`)
  await act(async () => button.click())
}
const moment = () => document.querySelector<HTMLInputElement>('input[type="datetime-local"]')
/** Types a moment; while a part of it is missing the browser says that it is empty, and invalid. */
async function type(text: string) {
  const input = moment()
  await act(async () => {
    input?.focus()
    if (input)
      Object.defineProperty(input, 'validity', {
        configurable: true,
        value: { badInput: text === '12/25/2026' },
      })
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input,
      text === '12/25/2026' ? '' : text,
    )
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const whole = 'Vul de datum en de tijd helemaal in, of maak het veld leeg.'

it.each(['12/25/2026', '0202-12-25T10:00'])(
  'SITE-06 a newsletter is not sent while its moment is %s',
  async (typed) => {
    await press('Versturen…')
    await type(typed)
    // By Enter the field is not left.
    await act(async () => moment()?.form?.requestSubmit())
    expect(sent).toEqual([])
    expect(document.body.textContent).toContain(whole)
    expect(moment()?.getAttribute('aria-invalid')).toBe('true')
    await press('Plan het versturen')
    expect(sent).toEqual([])
  },
)

it('SITE-06 says at the moment why the server refuses it, until it is changed', async () => {
  const errors = { startAt: 'Dit moment is al voorbij.' }
  answer = () => Response.json({ error: 'invalid', message: 'Niet goed.', errors }, { status: 422 })
  await press('Versturen…')
  await type('2025-12-25T10:00')
  await press('Plan het versturen')
  expect(sent).toMatchObject([{ startAt: '2025-12-25T09:00:00.000Z' }])
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Dit moment is al voorbij.')
  await type('2099-12-25T10:00')
  expect(document.querySelector('[role=dialog]')?.textContent).not.toContain('Dit moment is al voorbij.')
})

it('SITE-06 shows the email anew when somebody changed it, and sends it once it is looked at', async () => {
  version = 5
  answer = () => Response.json({ error: 'conflict', message: 'Iemand anders.' }, { status: 409 })
  await press('Versturen…')
  await press('Verstuur nu')
  await shows('Najaar 5')
  expect(document.querySelector('[role=dialog]')).toBeNull()
  expect(document.body.textContent).toContain('De brief is intussen gewijzigd; kijk hem nog eens na.')
  answer = () => Response.json({ id: 7 })
  await press('Versturen…')
  await press('Verstuur nu')
  expect(sent.map((one) => one.version)).toEqual([4, 5])
})

it('SITE-06 Vernieuwen fetches the email, and not under what is being confirmed', async () => {
  await press('Versturen…')
  version = 5
  await press('Vernieuwen')
  await shows('Najaar 5')
  await press('Verstuur nu')
  expect(sent).toMatchObject([{ version: 4 }])
})

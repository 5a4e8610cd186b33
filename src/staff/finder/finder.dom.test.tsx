import { act } from 'react'
import { AdminContext, memoryStore, type Store, testDataProvider } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { i18nProvider } from '../i18n.ts'
import { Finder } from './finder.tsx'
import { lastScreens } from './last-screens.ts'

let root: Root
let rights: Record<string, 'read' | 'write'>
let at = ''
let answers: ((found: { status?: number; body: unknown }) => void)[]
let asked: string[]
let store: Store

// A finder that is opened waits for it; here it comes at once.
beforeAll(() => import('./finder-dialog.tsx'))
beforeEach(() => {
  rights = { pages: 'write', posts: 'write', media: 'read', menus: 'write', settings: 'write', look: 'write' }
  answers = []
  asked = []
  store = memoryStore()
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    asked.push(address)
    return new Promise<Response>((resolve, reject) => {
      answers.push(({ status = 200, body }) => resolve(Response.json(body, { status })))
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Where() {
  const { pathname, search, hash } = useLocation()
  at = pathname + search + hash
  return null
}

const authProvider = {
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => rights,
}

const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 30)))

/** A page of the app with the finder in its bar; `here` is what the page editor brings. */
async function page(props: Parameters<typeof Finder>[0] = {}) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/posts/3']}>
        <AdminContext {...{ i18nProvider, authProvider, store }} dataProvider={testDataProvider()}>
          <Finder {...props} />
          <input className="typed" />
          <Where />
        </AdminContext>
      </MemoryRouter>,
    ),
  )
  await settle()
}

const field = () => document.querySelector<HTMLInputElement>('[role="combobox"]')
const options = () =>
  [...document.querySelectorAll<HTMLElement>('[role="option"]')].map((one) => one.textContent)
const said = () => document.querySelector('.finder-said')?.textContent
const chosen = () =>
  document.getElementById(field()?.getAttribute('aria-activedescendant') ?? '')?.textContent
const dialogName = () => {
  const dialog = document.querySelector('[role="dialog"]')
  return document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent
}
const groups = () =>
  [...document.querySelectorAll('[role="group"]')].map(
    (group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
  )

async function press(key: string, init: KeyboardEventInit = {}, on: Element | null = field()) {
  await act(async () => {
    on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
  })
  await settle()
}
/** Opens it with its key, wherever the focus is. */
async function open(on: Element = document.body) {
  await press('k', { ctrlKey: true }, on)
  await vi.waitFor(() => expect(field()).not.toBeNull())
  await settle()
}
async function type(text: string) {
  const input = field()
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle()
}
const answered = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count))
async function answer(which: number, body: unknown, status = 200) {
  await act(async () => answers[which]?.({ status, body }))
  await settle()
}

it('EDIT-05 Ctrl K opens the finder while somebody types, Esc closes it, and the focus returns', async () => {
  await page()
  const typed = document.querySelector<HTMLInputElement>('.typed')
  typed?.focus()
  await open(typed ?? undefined)
  expect(document.activeElement).toBe(field())
  expect(dialogName()).toBe('Zoeken in het beheer')
  await press('Escape')
  await vi.waitFor(() => expect(field()).toBeNull())
  expect(document.activeElement).toBe(typed)
})

it('EDIT-01 Ctrl K works on the canvas of the page editor, and the focus returns there', async () => {
  const inside = document.implementation.createHTMLDocument()
  const widget = inside.body.appendChild(inside.createElement('button'))
  await page({ inside })
  widget.focus()
  const returned = vi.spyOn(widget, 'focus')
  await open(widget)
  expect(returned).not.toHaveBeenCalled()
  await press('Escape')
  await vi.waitFor(() => expect(returned).toHaveBeenCalledOnce())
})

it('EDIT-06 finds the screens, what can be made and the parts of settings that the viewer may open, and no others', async () => {
  await page()
  await open()
  await type('nieuw')
  expect(options()).toEqual([
    'NieuwsDe site',
    'Nieuw: Nieuwsbericht',
    'Nieuw: Pagina',
    'Nieuw: Menu',
    'Reacties op nieuwsInstellingen',
  ])
  await type('MEDIA')
  expect(options()).toEqual([])
  await type('kléuren')
  expect(options()).toEqual(['KleurenUiterlijk'])
  await press('Enter')
  expect(at).toBe('/look#colours')
  expect(field()).toBeNull()
})

it('EDIT-05 brings who looks for pop-ups to the screen that keeps them, by the menu’s name', async () => {
  rights = { documents: 'write' }
  await page()
  await open()
  await type('pop-up')
  expect(options()).toContain('Sjablonen en pop-upsDe site')
  await press('Enter')
  expect(at).toBe('/documents')
})

it('EDIT-05 walks what was found with the arrows, Home and End, and names the group of each', async () => {
  await page()
  await open()
  await type('pagina')
  await answered(1)
  await answer(0, {
    groups: [
      { resource: 'pages', total: 1000, rows: [{ id: 7, title: 'Paginagids' }] },
      { resource: 'files', total: 1, rows: [{ id: 9, title: 'Pagina’s van het archief' }] },
    ],
  })
  expect(groups()).toEqual(['Schermen en instellingen', 'Pagina’s', 'Bestandsbeheer'])
  expect(options()).toEqual([
    'Pagina’sDe site',
    'Nieuw: Pagina',
    'OnderhoudspaginaInstellingen',
    'Paginagids',
    'Alle 1000 in de lijst',
    'Pagina’s van het archief',
  ])
  const walked = []
  for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
    await press(key)
    walked.push(options().indexOf(chosen() ?? ''))
  }
  expect(walked).toEqual([1, 5, 0, 5, 0])
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(1)
  await press('End')
  await press('ArrowUp')
  await press('Enter')
  expect(at).toBe(`/pages?filter=${encodeURIComponent('{"q":"pagina"}')}`)
})

it('EDIT-05 puts what is called by the words before what only mentions them, and tells two of one name apart', async () => {
  await page()
  await open()
  await type('jacobskerk')
  await answered(1)
  await answer(0, {
    groups: [
      { resource: 'pages', total: 1, rows: [{ id: 7, title: 'Agenda', about: '/agenda/' }] },
      {
        resource: 'jacobalia',
        total: 2,
        rows: [
          { id: 8, title: 'Sint-Jacobskerk', about: '/jacobalia/utrecht/' },
          { id: 9, title: 'Sint-Jacobskerk', about: '/jacobalia/vlissingen/' },
        ],
      },
    ],
  })
  expect(options()).toEqual([
    'Sint-Jacobskerk/jacobalia/utrecht/',
    'Sint-Jacobskerk/jacobalia/vlissingen/',
    'Agenda/agenda/',
  ])
})

it('EDIT-05 asks once typing has paused, and shows no answer to earlier words', async () => {
  await page()
  await open()
  await type('xyzz')
  await type('xyzzy')
  await answered(1)
  expect(asked).toEqual(['/staff-api/find?q=xyzzy'])
  expect(said()).toBe('Zoeken…')
  await type('qwrt')
  await answer(0, { groups: [{ resource: 'pages', total: 1, rows: [{ id: 7, title: 'Te laat' }] }] })
  expect(options()).toEqual([])
  await answered(2)
  await answer(1, { groups: [] })
  expect(said()).toBe('Niets gevonden voor “qwrt”')
})

it('EDIT-05 says in words why nothing came, and still finds screens', async () => {
  await page()
  await open()
  await type('menu')
  await answered(1)
  await answer(0, { error: 'invalid', message: 'De server is even weg.' }, 422)
  expect(document.querySelector('[role="alert"]')?.textContent).toBe('De server is even weg.')
  expect(options()).toContain('Menu’sDe site')
})

it('EDIT-05 begins with the screens that were open last, five at most, without the one at hand', async () => {
  const visited = ['/menus', '/pages', '/settings', '/look', '/', '/backups', '/profile']
  store = memoryStore({ [lastScreens[0]]: visited })
  await page()
  await open()
  expect(groups()).toEqual(['Laatst geopend'])
  expect(options()).toEqual([
    'Menu’sDe site',
    'Pagina’sDe site',
    'InstellingenBeheer',
    'UiterlijkBeheer',
    'OverzichtDe site',
  ])
})

it('EDIT-01 the page editor brings the widgets of its page, found by their own text, and pages open in it', async () => {
  const run = vi.fn()
  const leave = vi.fn(async () => true)
  const hit = { key: 'a', name: 'Tekst', about: 'Welkom', words: 'Welkom in het café', act: { run } }
  await page({ here: () => [{ key: 'here', name: 'Onderdelen op deze pagina', hits: [hit] }], leave })
  await open()
  await type('cafe')
  expect(options()).toEqual(['TekstWelkom'])
  await press('Enter')
  expect(run).toHaveBeenCalledOnce()
  expect(leave).not.toHaveBeenCalled()
  await open()
  await type('welkom')
  await answered(1)
  await answer(0, {
    groups: [{ resource: 'pages', total: 1, rows: [{ id: 7, title: 'Welkom', documentId: 70 }] }],
  })
  await press('End')
  await press('Enter')
  expect(leave).toHaveBeenCalledOnce()
  expect(at).toBe('/edit/70')
})

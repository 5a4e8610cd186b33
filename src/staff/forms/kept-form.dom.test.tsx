import { act } from 'react'
import { Admin, memoryStore, RefreshButton, Resource, useInput } from 'react-admin'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dataProvider } from '../api/data-provider.ts'
import { MoneyInput } from '../fields/money-input.tsx'
import { i18nProvider } from '../i18n.ts'
import { type } from '../testing/staff-app.tsx'
import { StaffCreate, StaffEdit } from './staff-edit.tsx'
import { StaffForm } from './staff-form.tsx'

const row = { id: 7, stamp: 'a', title: 'Lezing' }
let kept: typeof row
/** Drafts that were stored with the server and deleted there. */
let drafts: string[]
let root: Root

beforeEach(() => {
  kept = row
  drafts = []
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: RequestInit) => {
    if (url.endsWith('/draft')) {
      if (method !== 'GET') drafts.push(method)
      return Response.json({ others: [] })
    }
    if (method !== 'GET') kept = { ...row, title: JSON.parse(String(body)).title, stamp: `${kept.stamp}a` }
    return Response.json(kept)
  })
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

function Words({ source }: { source: string }) {
  const { field } = useInput({ source, defaultValue: '' })
  return <input {...field} />
}

/** A form whose inputs fill in values when they are mounted. */
const form = (
  <StaffForm>
    <Words source="title" />
    <Words source="body" />
    <MoneyInput source="cents" label="Prijs" />
  </StaffForm>
)

const signedIn = {
  login: async () => undefined,
  logout: async () => undefined,
  checkError: async () => undefined,
  checkAuth: async () => undefined,
  getPermissions: async () => ({}),
  getIdentity: async () => ({ id: 3 }),
}

const App = () => (
  <Admin
    {...{ dataProvider, i18nProvider, authProvider: signedIn }}
    store={memoryStore()}
    layout={({ children }) => children}
    loginPage={false}
    disableTelemetry
  >
    <Resource
      name="posts"
      list={() => <p>De lijst</p>}
      create={() => <StaffCreate redirect="list">{form}</StaffCreate>}
      edit={() => (
        <StaffEdit redirect={false} actions={<RefreshButton />}>
          {form}
        </StaffEdit>
      )}
    />
  </Admin>
)

async function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [address] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RouterProvider router={router} />))
  await wait(1_000)
}

function title(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('[name="title"]')
  if (!found) throw new Error('no title')
  return found
}
async function press(selector: string) {
  await act(async () => document.querySelector<HTMLElement>(selector)?.click())
  await wait(100)
}
const save = 'button[type="submit"]'
const refresh = 'button[aria-label="Vernieuwen"]'

it.each(['/posts/7', '/posts/create'])(
  'abuse 30 no draft is left of what was saved at %s',
  async (address) => {
    await open(address)
    await type(title(), 'Lezing over pelgrims')
    await wait(5_000)
    expect(drafts).toEqual(['PUT'])
    await press(save)
    await wait(10_000)
    expect(kept.title).toBe('Lezing over pelgrims')
    expect(drafts).toEqual(['PUT', 'DELETE'])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('schelp.form.'))).toEqual([])
  },
)

it('abuse 30 a form in which nothing was typed shows what somebody else saved', async () => {
  await open('/posts/7')
  kept = { ...row, title: 'Lezing van een ander', stamp: 'b' }
  await press(refresh)
  expect(title().value).toBe('Lezing van een ander')
})

it('abuse 30 a form in which something was typed keeps it when somebody else saved', async () => {
  await open('/posts/7')
  await type(title(), 'Mijn lezing')
  kept = { ...row, title: 'Lezing van een ander', stamp: 'b' }
  await press(refresh)
  expect(title().value).toBe('Mijn lezing')
})

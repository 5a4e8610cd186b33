import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FilePanel } from './file-panel.tsx'

const file = {
  id: 12,
  stamp: 'a',
  title: 'Verslag',
  extension: 'pdf',
  size: 1,
  version: '',
  hits: 0,
  createdAt: '1998-07-03T10:00:00Z',
  updatedAt: '2020-01-02T12:00:00Z',
  offeredFrom: null,
  offeredTo: null,
  published: true,
  hidden: false,
  locked: false,
  remote: false,
  lost: false,
  tags: [],
  category: { id: 3, name: 'Map' },
  description: '',
  customFields: [],
  maker: '',
  licence: '',
  source: '',
  lock: { hasPassword: false, roles: [] },
  lockedBy: [],
  url: '/download/3/map/12/verslag.pdf',
  reading: 'done',
}
const saved: unknown[] = []
let userId: number
let root: Root

beforeEach(() => {
  userId = 7
  saved.length = 0
  localStorage.clear()
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: RequestInit) => {
    const path = url.replace('/staff-api/', '')
    if (path === 'me') return Response.json({ id: userId })
    if (!path.startsWith('files/12')) return Response.json({ data: [], total: 0 })
    if (path === 'files/12/tag-suggestions') return Response.json({ known: ['jaren'], words: ['kas'] })
    if (path !== 'files/12') return Response.json({ data: [], total: 0, uses: [] })
    if (method === 'GET') return Response.json(file)
    saved.push(JSON.parse(String(body)))
    return Response.json({ ...file, ...JSON.parse(String(body)) })
  })
})
afterEach(async () => {
  await close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const settle = () => act(async () => void (await vi.advanceTimersByTimeAsync(600)))
async function open() {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const nothing = () => undefined
  const more = { onClose: nothing, onChanged: nothing, onReplace: nothing }
  await act(async () => root.render(<FilePanel fileId={12} branches={[]} revision={0} {...more} />))
  await settle()
}
async function close() {
  await act(async () => root.unmount())
  document.body.replaceChildren()
}

const title = () => {
  const field = [...document.querySelectorAll('input')].find(({ value }) => /Verslag/.test(value))
  if (!field) throw new Error('no title')
  return field
}
async function type(field: HTMLInputElement, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await settle()
}
const button = (words: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words)
const press = async (words: string) => {
  await act(async () => button(words)?.click())
  await settle()
}

it('EDIT-03 what was typed and not saved waits in this browser, and is put back or thrown away', async () => {
  await open()
  await type(title(), 'Verslag van 1998')
  await close()
  await open()
  expect(title().value).toBe('Verslag')
  await press('Terugzetten')
  expect(title().value).toBe('Verslag van 1998')
  await close()
  await open()
  await press('Weggooien')
  await close()
  await open()
  expect(button('Terugzetten')).toBeUndefined()
})

it('EDIT-03 nothing waits after saving, nor for somebody else', async () => {
  await open()
  await type(title(), 'Verslag van 1998')
  await close()
  userId = 8
  await open()
  expect(button('Terugzetten')).toBeUndefined()
  await close()
  userId = 7
  await open()
  await press('Terugzetten')
  await press('Bewaren')
  expect(saved).toEqual([expect.objectContaining({ title: 'Verslag van 1998' })])
  await close()
  await open()
  expect(button('Terugzetten')).toBeUndefined()
})

it('EDIT-03 says that it saved until something is changed, by key or by press', async () => {
  const said = () => document.querySelector('.foot-row [role="status"]')?.textContent
  await open()
  await type(title(), 'Verslag van 1998')
  await press('Bewaren')
  expect(said()).toBe('Bewaard.')
  await type(title(), 'Verslag van 1999')
  expect(said()).toBe('')
  await press('Bewaren')
  expect(said()).toBe('Bewaard.')
  await press('kas')
  expect(said()).toBe('')
})

it('abuse 11 no password of a lock is kept in the browser', async () => {
  await open()
  await type(title(), 'Verslag van 1998')
  const field = document.querySelector<HTMLInputElement>('input[type="password"]')
  if (field) await type(field, 'schelp-geheim')
  expect(JSON.stringify({ ...localStorage })).not.toContain('schelp-geheim')
  expect(JSON.stringify({ ...localStorage })).toContain('Verslag van 1998')
})

it('SHOP-13 the password of a lock shows and hides, says which, and stays what was typed', async () => {
  await open()
  const field = document.querySelector<HTMLInputElement>('.secret input')
  const eye = document.querySelector<HTMLButtonElement>('.secret button')
  if (!field || !eye) throw new Error('no password')
  await type(field, 'schelp-geheim')
  const seen = () => [field.type, eye.title, eye.getAttribute('aria-label'), field.value]
  const hidden = ['password', 'Wachtwoord weergeven', 'Wachtwoord weergeven', 'schelp-geheim']
  expect(seen()).toEqual(hidden)
  await act(async () => eye.click())
  expect(seen()).toEqual(['text', 'Wachtwoord verbergen', 'Wachtwoord verbergen', 'schelp-geheim'])
  await act(async () => eye.click())
  expect(seen()).toEqual(hidden)
})

it('EDIT-03 a tag that is suggested is taken by one press, and suggested no more', async () => {
  await open()
  await press('kas')
  await press('jaren')
  expect(button('kas')).toBeUndefined()
  await press('Bewaren')
  expect(saved).toMatchObject([{ tags: ['kas', 'jaren'] }])
})

it.each([
  ['it says so', async () => undefined, 'Gekopieerd.'],
  [
    'and a refusal of the browser is told',
    () => Promise.reject(new Error('refused')),
    'Het adres is niet gekopieerd.',
  ],
])('EDIT-03 the address of a file is copied, %s', async (_, writeText, words) => {
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
  await open()
  await press('Adres kopiëren')
  expect(document.querySelector('.foot-row [role="status"]')?.textContent).toContain(words)
})

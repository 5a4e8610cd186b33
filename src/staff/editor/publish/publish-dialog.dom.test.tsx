import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { documentCalls, type OpenDocument } from '../document.ts'
import { DraftKeeper } from '../draft/draft-keeper.ts'
import { EditingContext } from '../session.ts'
import { PublishDialog } from './publish-dialog.tsx'

vi.mock('@puckeditor/core', () => ({
  useGetPuck: () => () => ({ appState: { data: { root: { props: {} }, content: [] } } }),
}))

const empty = { root: { props: {} }, content: [] }
const page: OpenDocument = {
  id: 7,
  kind: 'page',
  title: 'Het lid',
  version: 3,
  proposes: false,
  published: empty,
  draft: empty,
  siteName: 'Schelp',
  styles: [],
  look: '',
}

let root: Root
let sent: unknown[] = []
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  sent = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json(page)
  })
  const calls = documentCalls(7)
  const session = {
    document: page,
    calls,
    keeper: new DraftKeeper(calls, 3, empty),
    canvas: undefined,
    target: undefined,
    setTarget: () => undefined,
    said: '',
    say: () => undefined,
    setDocument: () => undefined,
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <EditingContext value={session}>
        <PublishDialog onClose={() => undefined} />
      </EditingContext>,
    ),
  )
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function press() {
  await act(async () => document.querySelector<HTMLButtonElement>('.foot-row button')?.click())
}
async function type(text: string) {
  const input = document.querySelector('input')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

it('EDIT-01 publishes nothing while half a moment stands in the field, and says so there', async () => {
  const input = document.querySelector('input')
  // So a browser says that a part is missing.
  if (input) Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } })
  await press()
  expect(sent).toEqual([])
  expect(document.body.textContent).toContain('Vul de datum en de tijd helemaal in, of maak het veld leeg.')
  expect(document.activeElement).toBe(input)
  if (input) Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: false } })
  await type('2099-12-25T10:00')
  await press()
  expect(sent).toEqual([{ version: 3, at: '2099-12-25T09:00:00.000Z' }])
})

it('EDIT-01 publishes at once when no moment is filled in', async () => {
  await press()
  expect(sent).toEqual([{ version: 3 }])
})

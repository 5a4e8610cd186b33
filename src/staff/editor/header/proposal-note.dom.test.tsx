import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { documentCalls, type OpenDocument } from '../document.ts'
import { DraftKeeper } from '../draft/draft-keeper.ts'
import { EditingContext, type Session } from '../session.ts'
import { ProposalNote } from './proposal-note.tsx'

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
const waiting = {
  state: 'waiting' as const,
  isOwn: false,
  by: 'Anna',
  at: new Date('2026-05-01T10:00:00Z'),
  note: 'Zo beter?',
  answer: '',
}

let root: Root | undefined
let asked: [address: string, body: unknown][] = []
afterEach(async () => {
  await act(async () => root?.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** Shows the note of a document; returns how the document is after what was done. */
async function show(of: Partial<OpenDocument>, answer: object = {}) {
  asked = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    asked.push([address, typeof body === 'string' ? JSON.parse(body) : undefined])
    return Response.json(answer)
  })
  let now: OpenDocument = { ...page, ...of }
  const calls = documentCalls(7)
  const session: Session = {
    document: now,
    calls,
    keeper: new DraftKeeper(calls, 3, empty),
    canvas: undefined,
    target: undefined,
    setTarget: () => undefined,
    said: '',
    say: () => undefined,
    setDocument(changed) {
      now = changed
    },
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root?.render(
      <EditingContext value={session}>
        <ProposalNote onCompare={() => undefined} />
      </EditingContext>,
    ),
  )
  return () => now
}
const text = () => document.querySelector('.editor-proposal')?.textContent
const buttons = () =>
  [...document.querySelectorAll('.editor-proposal > button')].map((one) => one.textContent)
async function press(words: string) {
  const found = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === words)
  await act(async () => found.at(-1)?.click())
}

it('EDIT-01 says nothing of a page of which nothing is proposed', async () => {
  await show({})
  expect(text()).toBeUndefined()
})

it('EDIT-01 shows who publishes what waits, with its line, and sends it back with a word', async () => {
  const back = { ...waiting, state: 'returned', answer: 'Korter, graag.', answeredBy: 'Bo' }
  const now = await show({ proposal: waiting }, { proposal: back })
  expect(text()).toContain('Anna stelt dit voor')
  expect(text()).toContain('Zo beter?')
  expect(buttons()).toEqual(['Wat is er anders?', 'Terugsturen'])
  await press('Terugsturen')
  const words = document.querySelector('textarea')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
      words,
      'Korter, graag.',
    )
    words?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Terugsturen')
  expect(asked).toEqual([['/staff-api/documents/7/send-back', { words: 'Korter, graag.' }]])
  expect(now().proposal).toMatchObject({ state: 'returned', answer: 'Korter, graag.' })
})

it('EDIT-01 shows who proposed it why it came back, and lets them take it back', async () => {
  const mine = {
    ...waiting,
    isOwn: true,
    state: 'returned' as const,
    answer: 'Korter, graag.',
    answeredBy: 'Bo',
  }
  const now = await show({ proposes: true, proposal: mine })
  expect(text()).toContain('Bo stuurde dit terug.Korter, graag.')
  expect(buttons()).toEqual(['Wat is er anders?', 'Intrekken'])
  await press('Intrekken')
  expect(asked).toEqual([['/staff-api/documents/7/take-back', {}]])
  expect(now().proposal).toBeUndefined()
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Block, DocumentData } from '../../../kernel/document.ts'
import type { Preview } from './preview.ts'
import { PreviewStore } from './preview-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const heading = (id: string, text: string): Block => ({ type: 'heading', props: { id, text } })
const page = (...content: Block[]): DocumentData => ({ root: { props: {} }, content })

function openStore(answer?: (block: Block) => Preview) {
  const asked: string[][] = []
  const store = new PreviewStore(async (blocks) => {
    asked.push(blocks.map(({ props }) => String(props.text)))
    return Object.fromEntries(
      blocks.map((block) => [
        block.props.id,
        answer?.(block) ?? { props: { ...block.props }, model: null, texts: { values: {}, english: [] } },
      ]),
    )
  })
  return { store, asked }
}

it('EDIT-04 asks about a page at once, and about changes at most every 1000 ms', async () => {
  const { store, asked } = openStore()
  store.follow(page(heading('a', 'een'), heading('b', 'twee')))
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([['een', 'twee']])
  for (const text of ['d', 'dr', 'dri', 'drie']) {
    store.follow(page(heading('a', text), heading('b', 'twee')))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual([['een', 'twee'], ['drie']])
})

it('EDIT-04 asks about all of a long page before the first answer; only what got none is asked about again', async () => {
  const asked: (string | undefined)[] = []
  let isDown = true
  const store = new PreviewStore(async (blocks) => {
    asked.push(blocks[0]?.props.id)
    if (isDown && blocks.some(({ props }) => props.id === 'block-100')) throw new Error('no connection')
    return Object.fromEntries(blocks.map(({ props }) => [props.id, { html: '' }]))
  })
  store.follow(page(...Array.from({ length: 150 }, (_, at) => heading(`block-${at}`, 'een'))))
  expect(asked).toEqual(['block-0', 'block-60', 'block-120'])
  await vi.advanceTimersByTimeAsync(0)
  expect(['block-59', 'block-60', 'block-149'].map((id) => store.get(id)?.shown !== undefined)).toEqual([
    true,
    false,
    true,
  ])
  isDown = false
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked.slice(3)).toEqual(['block-60'])
  expect(store.get('block-119')?.shown).toBeDefined()
})

it('CAT-02 asks again about a list that leaves out what stands before it, whatever changed, with the page', async () => {
  const asked: { ids: string[]; among: string[] | undefined }[] = []
  const store = new PreviewStore(async (blocks, among) => {
    const ids = (all: readonly Block[]) => all.map(({ props }) => props.id)
    asked.push({ ids: ids(blocks), among: among && ids(among) })
    return {}
  })
  const rest: Block = { type: 'post-grid', props: { id: 'rest', exceptShown: true } }
  const follow = async (...content: Block[]) => {
    asked.length = 0
    store.follow(page(...content))
    await vi.advanceTimersByTimeAsync(1000)
    return [...asked]
  }
  await follow(heading('a', 'een'), heading('b', 'twee'), rest)
  expect(await follow(heading('a', 'anders'), heading('b', 'twee'), rest)).toEqual([
    { ids: ['a', 'rest'], among: ['a', 'b', 'rest'] },
  ])
  // One that was moved, and one that was taken away, change what is left, too.
  expect(await follow(rest, heading('a', 'anders'), heading('b', 'twee'))).toEqual([
    { ids: ['rest'], among: ['rest', 'a', 'b'] },
  ])
  expect(await follow(rest, heading('a', 'anders'))).toMatchObject([{ ids: ['rest'] }])
  expect(await follow(rest, heading('a', 'anders'))).toEqual([])
  expect(await follow(heading('a', 'zonder'))).toEqual([{ ids: ['a'], among: undefined }])
})

it('EDIT-04 asks nothing when nothing changed', async () => {
  const { store, asked } = openStore()
  store.follow(page(heading('a', 'een')))
  await vi.advanceTimersByTimeAsync(0)
  store.follow(page(heading('a', 'een')))
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked).toHaveLength(1)
})

it('EDIT-04 tells the widget that changed, and no other', async () => {
  const { store } = openStore()
  const told: string[] = []
  store.subscribe('a', () => told.push('a'))
  store.subscribe('b', () => told.push('b'))
  store.follow(page(heading('a', 'een'), heading('b', 'twee')))
  await vi.advanceTimersByTimeAsync(0)
  told.length = 0
  store.follow(page(heading('a', 'een'), heading('b', 'drie')))
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['b'])
})

it('EDIT-04 keeps what was good while what is typed is not right yet', async () => {
  const { store } = openStore(({ props }) =>
    props.text === 'fout'
      ? { problem: 'invalid-props' }
      : { props: { text: props.text }, model: null, texts: { values: {}, english: [] } },
  )
  store.follow(page(heading('a', 'goed')))
  await vi.advanceTimersByTimeAsync(0)
  store.follow(page(heading('a', 'fout')))
  await vi.advanceTimersByTimeAsync(1000)
  expect(store.get('a')).toMatchObject({ problem: 'invalid-props', shown: { props: { text: 'goed' } } })
})

it('EDIT-04 tries again after a call that did not arrive', async () => {
  let calls = 0
  const store = new PreviewStore(async () => {
    calls++
    if (calls === 1) throw new Error('no connection')
    return { a: { html: '<p>een</p>' } }
  })
  store.follow(page(heading('a', 'een')))
  await vi.advanceTimersByTimeAsync(0)
  expect(store.get('a')?.shown).toBeUndefined()
  await vi.advanceTimersByTimeAsync(5000)
  expect(store.get('a')?.shown).toEqual({ html: '<p>een</p>' })
})

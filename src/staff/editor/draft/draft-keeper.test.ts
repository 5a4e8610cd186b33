import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DocumentData } from '../../../kernel/document.ts'
import { CallError } from '../../api/staff-call.ts'
import { DraftKeeper, saveAfterMs } from './draft-keeper.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const saying = (text: string): DocumentData => ({
  root: { props: {} },
  content: [{ type: 'heading', props: { id: 'a', text } }],
})

/** A server that counts versions as ours does. */
function server() {
  const saved: { text: unknown; keep: boolean }[] = []
  const state = { version: 4, fails: undefined as CallError | undefined }
  const save = async (data: DocumentData, version: number, keep = false) => {
    if (state.fails) throw state.fails
    if (version !== state.version)
      throw new CallError('conflict', '', 409, {
        version: state.version,
        by: 'Anne',
        at: '2026-11-21T13:00:00Z',
      })
    saved.push({ text: data.content[0]?.props.text, keep })
    state.version++
    return { version: state.version }
  }
  return { state, saved, keeper: new DraftKeeper({ save }, 4, saying('begin')) }
}

it('EDIT-01 saves some seconds after the first change, and only the last of a row', async () => {
  const { keeper, saved } = server()
  keeper.change(saying('a'))
  await vi.advanceTimersByTimeAsync(saveAfterMs - 500)
  keeper.change(saying('ab'))
  expect(keeper.state.kind).toBe('changed')
  await vi.advanceTimersByTimeAsync(500)
  expect(saved).toEqual([{ text: 'ab', keep: false }])
  expect(keeper.state.kind).toBe('saved')
  keeper.change(saying('abc'))
  expect(await keeper.flush()).toBe(true)
  expect(saved.map(({ text }) => text)).toEqual(['ab', 'abc'])
})

it('EDIT-01 saves nothing when nothing changed', async () => {
  const { keeper, saved } = server()
  keeper.change(saying('begin'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saved).toEqual([])
})

it('EDIT-01 stops and tells when somebody else saved, and writes over nothing', async () => {
  const { keeper, saved, state } = server()
  state.version = 5
  keeper.change(saying('van mij'))
  await vi.advanceTimersByTimeAsync(saveAfterMs)
  expect(keeper.state).toMatchObject({ kind: 'conflict', conflict: { by: 'Anne', version: 5 } })
  keeper.change(saying('nog meer van mij'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(saved).toEqual([])
  expect(await keeper.insist()).toBe(true)
  expect(saved).toEqual([{ text: 'nog meer van mij', keep: true }])
})

it('EDIT-01 tries again while there is no connection, and says so', async () => {
  const { keeper, saved, state } = server()
  state.fails = new CallError('unreachable', '', 0, undefined)
  keeper.change(saying('a'))
  await vi.advanceTimersByTimeAsync(saveAfterMs)
  expect(keeper.state.kind).toBe('unreachable')
  state.fails = undefined
  await vi.advanceTimersByTimeAsync(5000)
  expect(keeper.state.kind).toBe('saved')
  expect(saved).toEqual([{ text: 'a', keep: false }])
})

it('EDIT-06 tells in the server’s words why it may not save', async () => {
  const { keeper, state } = server()
  state.fails = new CallError('signed-out', 'U bent niet meer ingelogd.', 401, undefined)
  keeper.change(saying('a'))
  expect(await keeper.flush()).toBe(false)
  expect(keeper.state).toEqual({ kind: 'refused', message: 'U bent niet meer ingelogd.' })
})

it('EDIT-01 is saved again once what could not be saved is undone', async () => {
  const { keeper, saved, state } = server()
  state.fails = new CallError('unreachable', '', 0, undefined)
  keeper.change(saying('a'))
  await vi.advanceTimersByTimeAsync(saveAfterMs)
  keeper.change(saying('begin'))
  state.fails = undefined
  expect(await keeper.flush()).toBe(true)
  expect(keeper.state.kind).toBe('saved')
  expect(saved, 'the answer may have been lost after it was saved').toEqual([{ text: 'begin', keep: false }])
})

it('EDIT-01 says what the server found wrong with the document', async () => {
  const { keeper, state } = server()
  const errors = { data: 'In ‘Kop’ past ‘Tekst’ niet.' }
  state.fails = new CallError('invalid', 'Niet alles is goed.', 422, { error: 'invalid', errors })
  keeper.change(saying('a'))
  await vi.advanceTimersByTimeAsync(saveAfterMs)
  expect(keeper.state).toEqual({ kind: 'refused', message: errors.data })
})

it('EDIT-01 is saved once what the server refused is undone, also while it was being refused', async () => {
  const { keeper, saved, state } = server()
  state.fails = new CallError('invalid', 'Dat is te groot.', 422, undefined)
  keeper.change(saying('a'))
  await vi.advanceTimersByTimeAsync(saveAfterMs)
  expect(keeper.state.kind).toBe('refused')
  keeper.change(saying('begin'))
  expect(keeper.state.kind).toBe('saved')
  keeper.change(saying('b'))
  const flushed = keeper.flush()
  await Promise.resolve()
  expect(keeper.state.kind).toBe('saving')
  keeper.change(saying('begin'))
  await flushed
  expect(await keeper.flush()).toBe(true)
  expect(saved).toEqual([])
})

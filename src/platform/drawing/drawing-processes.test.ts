import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { createDrawingProcesses, startProcess } from './drawing-processes.ts'
import { imageFacts, pixelsOf, placeholderOf, renditionOf } from './index.ts'

const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000">${inside}</svg>`)
/** A drawing with filters, each of which calculates every pixel again. */
const endless = svg(
  `<filter id="f" x="0" y="0" width="1" height="1">${'<feMorphology operator="dilate" radius="400"/><feTurbulence numOctaves="200"/>'.repeat(60)}</filter><rect width="2000" height="2000" filter="url(#f)"/>`,
)
const square = svg('<rect width="9" height="9"/>')

it('abuse 28: ends the process of an endless drawing, and draws the next one in another', async () => {
  const started: ChildProcess[] = []
  const processes = createDrawingProcesses(() => {
    const child = startProcess()
    started.push(child)
    return child
  })
  const over = processes.draw({ kind: 'svg', contents: endless }, 1_500)
  const [first] = started
  if (!first) throw new Error('nothing was started')
  const ended = once(first, 'exit')
  expect(await over).toEqual({ done: false, failed: 'svg was ended' })
  await ended
  for (let time = 0; time < 3; time += 1)
    expect((await processes.draw({ kind: 'svg', contents: square }, 30_000)).done).toBe(true)
  expect(started).toHaveLength(2)
})

it('RUN-01 abuse 28: waits for a process that gets no turn on a busy machine', async () => {
  const child = startProcess()
  const processes = createDrawingProcesses(() => child)
  const draw = (withinMs: number) => processes.draw({ kind: 'svg', contents: square }, withinMs)
  expect((await draw(30_000)).done).toBe(true)
  child.kill('SIGSTOP')
  const drawn = draw(500)
  await setTimeout(1_000)
  child.kill('SIGCONT')
  expect((await drawn).done).toBe(true)
})

it('reads and draws pictures', async () => {
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#b04020' } })
    .jpeg()
    .toBuffer()
  expect(await imageFacts(photo)).toEqual({ ok: true, value: { format: 'jpeg', widthPx: 90, heightPx: 60 } })
  expect(await imageFacts(Buffer.from('tekst'))).toMatchObject({ ok: false, code: 'not-an-image' })
  expect((await placeholderOf(photo))?.colour).toMatch(/^#[0-9a-f]{6}$/)
  expect(await placeholderOf(Buffer.from('tekst'))).toBeUndefined()
  const small = await renditionOf(photo, { widthPx: 30, format: 'webp' })
  expect(await imageFacts(small)).toMatchObject({ value: { format: 'webp', widthPx: 30, heightPx: 20 } })
  await expect(renditionOf(Buffer.from('tekst'), { widthPx: 30, format: 'webp' })).rejects.toThrow()
  expect((await sharp(await pixelsOf(square)).metadata()).width).toBe(2000)
  expect(await pixelsOf(Buffer.from('<svg'))).toBeUndefined()
})

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { DocumentData } from '../../../../kernel/document.ts'
import { type ContentTest, createContentTest } from '../../testing.ts'

let bench: ContentTest
beforeAll(async () => {
  bench = await createContentTest()
  await bench.jobs.start()
})
afterAll(() => bench.close())

const saying = (text: string): DocumentData => ({
  root: { props: {} },
  content: [{ type: 'heading', props: { id: 'a', text, level: 2, anchor: '' } }],
})
const inMs = (ms: number) => new Date(Date.now() + ms)

async function page(): Promise<number> {
  const { documentId = 0 } = await bench.content.addEntry({
    type: 'page',
    title: 'Openingstijden',
    status: 'published',
    document: saying('zomer'),
  })
  return documentId
}
const seen = async (id: number) => (await bench.content.document(id))?.data.content[0]?.props.text

it('EDIT-01 publishes a planned draft at its moment, with everything that was saved until then', async () => {
  const { content } = bench
  const [id, calledOff] = [await page(), await page()]
  for (const one of [id, calledOff]) {
    await content.saveDraft(one, saying('winter'))
    expect(await content.scheduleDocument(one, inMs(500))).toMatchObject({ ok: true })
  }
  await content.saveDraft(id, saying('winter, met kerst'))
  await content.scheduleDocument(calledOff, undefined)
  expect((await content.editable(id))?.publishAt).toBeInstanceOf(Date)
  expect(await seen(id)).toBe('zomer')

  bench.now = inMs(1_000)
  await vi.waitFor(async () => expect(await seen(id)).toBe('winter, met kerst'), { interval: 100 })
  expect(await content.editable(id)).toMatchObject({ draft: undefined, publishAt: undefined })
  expect(await seen(calledOff)).toBe('zomer')
  expect((await content.editable(calledOff))?.draft).toBeDefined()
})

it('EDIT-01 plans nothing for a document without changes, or with a newer version of somebody else', async () => {
  const { content } = bench
  const id = await page()
  expect(await content.scheduleDocument(id, inMs(60_000))).toMatchObject({ code: 'no-draft' })
  await content.saveDraft(id, saying('winter'))
  const edit = { by: '1', revision: 0 }
  expect(await content.scheduleDocument(id, inMs(60_000), edit)).toMatchObject({ code: 'conflict' })
  expect(await content.scheduleDocument(9_999_999, inMs(60_000))).toMatchObject({ code: 'missing' })
})

it('EDIT-01 cancels the plan if the draft is published earlier', async () => {
  const { content } = bench
  const id = await page()
  await content.saveDraft(id, saying('winter'))
  await content.scheduleDocument(id, inMs(60_000))
  await content.publishDocument(id)
  expect((await content.editable(id))?.publishAt).toBeUndefined()
})

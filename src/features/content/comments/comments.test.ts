import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NewEntry } from '../inputs.ts'
import { type ContentTest, createContentTest } from '../testing.ts'

let test: ContentTest
let post: number
beforeAll(async () => {
  test = await createContentTest()
})
afterAll(() => test.close())
const entry = async (more: Partial<NewEntry> = {}) =>
  (await test.content.addEntry({ type: 'post', title: 'Bericht', status: 'published', ...more })).id
beforeEach(async () => {
  await test.content.changeSettings({ comments: { isOn: true } })
  post = await entry()
})

const typed = (more = {}) => ({
  entryId: post,
  author: 'Lezer',
  email: 'lezer@schelp.example',
  text: 'Mooi stuk',
  ...more,
})
async function written(more = {}) {
  const added = await test.content.addComment(typed(more))
  if (!added.ok) throw new Error(added.code)
  return added.value.id
}
const shown = async (page = 1) =>
  (await test.content.comments(post, page)).comments.map(({ text, answer }) => [text, answer])

async function throwAway() {
  await test.content.deleteEntry(post)
  return post
}
async function turnOff() {
  await test.content.changeSettings({ comments: { isOn: false } })
  return post
}

describe('comments on news', () => {
  it('EDIT-05 wait until staff approve them, and go when staff take them back', async () => {
    const id = await written()
    expect(await shown()).toEqual([])
    await test.content.changeComment(id, { approved: true })
    await test.content.changeComment(id, { answer: 'Dank je\r\nwel\0 ' })
    expect(await shown()).toEqual([['Mooi stuk', 'Dank je\nwel']])
    await test.content.changeComment(id, { approved: false })
    expect(await shown()).toEqual([])
    await test.content.deleteComment(id)
    expect(await test.content.deleteComment(id)).toEqual({ ok: false, code: 'missing' })
    expect(await test.content.changeComment(id, { approved: true })).toEqual({ ok: false, code: 'missing' })
  })

  it('RUN-02 drop the one page that shows them, on every node, at each decision of staff', async () => {
    const id = await written()
    test.published.length = 0
    await test.content.changeComment(id, { approved: true })
    await test.content.changeComment(id, { answer: 'Dank je' })
    await test.content.deleteComment(id)
    expect(test.published).toEqual([`comments:${post}`, `comments:${post}`, `comments:${post}`])
  })

  it('EDIT-05 stand 50 on a page, the oldest first', async () => {
    for (let number = 51; number > 0; number -= 1) {
      const createdAt = new Date(Date.UTC(2026, 0, number))
      await test.content.changeComment(await written({ text: `Nummer ${number}`, createdAt }), {
        approved: true,
      })
    }
    expect(await test.content.comments(post, 1)).toMatchObject({ total: 51, page: 1, pages: 2 })
    expect((await shown())[0]).toEqual(['Nummer 1', ''])
    expect(await shown(2)).toEqual([['Nummer 51', '']])
  })

  it.each([
    ['no text', { text: ' \0 ' }, 'no-text'],
    ['no name', { author: '' }, 'no-name'],
    ['an address that is none', { email: 'geen adres' }, 'bad-email'],
    ['too long a text', { text: 'x'.repeat(5_001) }, 'too-long'],
    ['too long a name', { author: 'x'.repeat(101) }, 'too-long'],
  ])('abuse 24 with %s are refused', async (_, more, code) => {
    expect(await test.content.addComment(typed(more))).toEqual({ ok: false, code })
  })

  it.each([
    ['a draft', async () => entry({ status: 'draft' })],
    ['a planned post', async () => entry({ publishedAt: new Date(test.now.getTime() + 60_000) })],
    ['a page', async () => entry({ type: 'page' })],
    ['nothing', async () => 999_999],
    ['a number that is none', async () => -1.5],
    ['a post that was thrown away', throwAway],
    ['a post, while they are turned off', turnOff],
  ])('EDIT-05 are not taken on %s', async (_, about) => {
    const entryId = await about()
    expect(await test.content.addComment(typed({ entryId }))).toEqual({ ok: false, code: 'unknown-entry' })
  })

  it('EDIT-05 are not taken any more on a post that staff closed, and stay to be read', async () => {
    await test.content.changeComment(await written(), { approved: true })
    await test.content.changeEntry(post, { fields: { commentsClosed: true } })
    expect(await test.content.addComment(typed())).toEqual({ ok: false, code: 'closed' })
    expect(await shown()).toEqual([['Mooi stuk', '']])
  })

  it('RUN-04 go along with a post that is thrown away: no address of a reader stays behind', async () => {
    await written()
    await test.content.deleteEntry(post)
    const draft = await entry()
    await written({ entryId: draft })
    await test.content.changeEntry(draft, { status: 'draft' })
    await test.content.deleteEntry(draft)
    const { rows } = await test.handle.pool.query(
      'select count(*)::int as left from content_comments where entry_id = any($1)',
      [[post, draft]],
    )
    expect(rows).toEqual([{ left: 0 }])
  })
})

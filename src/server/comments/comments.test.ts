import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { singlePost } from '../../seed/templates/single-post.ts'
import { createStaffTest, type StaffTest } from '../../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../../testing.ts'
import { createBrowser, formIn, wordsOf } from '../shop/testing.ts'

/** Staff work on one node; visitors use another one on the same database. */
let bench: StaffTest
let site: TestSite
let post: { id: number; url: string }
beforeAll(async () => {
  bench = await createStaffTest()
  site = await openTestSite(bench, { TRUST_PROXY: '1' })
  await bench.program.content.addTemplate({
    role: 'single',
    type: 'post',
    title: 'Nieuwsbericht',
    data: singlePost,
  })
})
afterAll(async () => {
  await site.close()
  await bench.close()
})
beforeEach(async () => {
  await turn(true)
  post = await bench.program.content.addEntry({ type: 'post', title: 'Bericht', status: 'published' })
  await shows('id="commentform"')
})
afterEach(() => bench.program.handle.pool.query('delete from content_comments'))

const action = '/wp-comments-post.php'
const turn = (isOn: boolean) => bench.program.content.changeSettings({ comments: { isOn } })
const look = (path = post.url) => createBrowser(site).look(path)
const shows = async (words: string) => expect(await look()).toContain(words)
const lacks = async (words: string) => expect(await look()).not.toContain(words)
const typed = (more: Record<string, string> = {}) => ({
  comment_post_ID: String(post.id),
  comment: 'Mooi stuk',
  author: 'Lezer',
  email: 'lezer@schelp.example',
  ...more,
})
async function approved(text: string, answer = '') {
  const added = await bench.program.content.addComment({
    entryId: post.id,
    author: 'Lezer',
    email: 'lezer@schelp.example',
    text,
  })
  if (!added.ok) throw new Error(added.code)
  await bench.program.content.changeComment(added.value.id, { approved: true, answer })
  return added.value.id
}
const stored = async () => {
  const { rows } = await bench.program.handle.pool.query<{ text: string; approved: boolean }>(
    'select text, approved from content_comments order by id',
  )
  return rows
}

describe('comments on news', () => {
  it('EDIT-05 a reader writes one without scripts; it stands there, with its answer, once an editor approves it', async () => {
    const reader = createBrowser(site)
    const form = formIn(await reader.look(post.url), action)
    expect(form).toEqual({ ...typed({ comment: '', author: '', email: '' }), url: '' })
    const sent = await reader.post(action, { ...form, ...typed() })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${post.url}?unapproved=1#comments`])
    const thanks = await reader.look(`${post.url}?unapproved=1`)
    expect(wordsOf(thanks)).toContain('Je reactie verschijnt zodra wij haar hebben gelezen.')
    expect(thanks).not.toContain('rel="canonical"')
    expect(thanks).not.toContain('Mooi stuk')
    const { body: waiting } = await bench.call('editor', 'comments?filter={"approved":false}')
    expect(waiting).toMatchObject({ total: 1, data: [{ text: 'Mooi stuk', entryId: post.id }] })
    const path = `comments/${waiting.data[0].id}`
    expect((await bench.call('editor', 'facts/now')).body.commentsWaiting).toBe(1)
    await bench.call('editor', path, 'PUT', { approved: true })
    await shows(`id="comment-${waiting.data[0].id}"`)
    await bench.call('editor', path, 'PUT', { answer: 'Dank je wel' })
    await shows('Dank je wel')
    expect(wordsOf(await look())).toMatch(/1 reactie .*Mooi stuk Antwoord van de vereniging Dank je wel/)
    expect(await look()).not.toContain('lezer@schelp.example')
    await bench.call('editor', path, 'PUT', { approved: false })
    await lacks('Mooi stuk')
  })

  it('EDIT-05 while they are off, nothing takes or shows one, and staff are not bothered with them', async () => {
    await approved('Mooi stuk')
    await shows('Mooi stuk')
    await turn(false)
    await lacks('Mooi stuk')
    const answer = await createBrowser(site).post(action, typed())
    const unknown = await createBrowser(site).post(action, typed({ comment_post_ID: '999999' }))
    expect([answer.status, unknown.status]).toEqual([404, 404])
    expect(await answer.text()).toBe(await unknown.text())
    expect((await createBrowser(site).get(`${post.url}comment-page-2/`)).status).toBe(404)
    expect((await createBrowser(site).get(`${post.url}?cpage=2`)).status).toBe(200)
    expect((await bench.call('editor', 'me')).body.rights).not.toHaveProperty('comments')
  })

  it('abuse 9 a draft, a thrown-away post, a page and a number that is none are answered alike', async () => {
    const { content } = bench.program
    const draft = await content.addEntry({ type: 'post', title: 'Later' })
    const gone = await content.addEntry({ type: 'post', title: 'Weg', status: 'published' })
    await content.deleteEntry(gone.id)
    const page = await content.addEntry({ type: 'page', title: 'Bladzij', status: 'published' })
    const answers = await Promise.all(
      [draft.id, gone.id, page.id, 999_999, 0, -1, '1e9', 'x', '', `9${'0'.repeat(40)}`].map(async (id) => {
        const answer = await createBrowser(site).post(action, typed({ comment_post_ID: String(id) }))
        return `${answer.status} ${await answer.text()}`
      }),
    )
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toMatch(/^404 /)
    expect(await stored()).toEqual([])
  })

  it.each([
    ['comment', ' \r\n ', 'Schrijf op wat je wilt zeggen.'],
    ['author', '', 'Vul je naam in.'],
    ['email', 'geen adres', 'Vul een e-mailadres in'],
    ['comment', 'x'.repeat(5_001), 'Dat is te lang.'],
  ])('EDIT-05 with %s %j comes back with what was typed, for nobody else', async (name, value, says) => {
    const answer = await createBrowser(site).post(action, typed({ [name]: value }))
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect(html).toMatch(new RegExp(`role="alert"[^]*${says}`))
    expect(html).toContain(`<a href="#${name}">${says}`)
    const { url, ...again } = formIn(html, action)
    expect(url).toBe('')
    // A text area has no first line break of its own.
    expect({ ...again, [name]: '' }).toEqual({ ...typed(), [name]: '' })
    expect(await stored()).toEqual([])
    expect(await look()).not.toContain('Mooi stuk')
  })

  it('abuse 22 a bot is thanked and its words are discarded; others may write ten an hour', async () => {
    const bot = await createBrowser(site).post(action, typed({ url: 'https://spam.example' }))
    expect(bot.headers.get('location')).toBe(`${post.url}?unapproved=1#comments`)
    expect(await stored()).toEqual([])
    const reader = createBrowser(site)
    for (let sent = 0; sent < 10; sent += 1) expect((await reader.post(action, typed())).status).toBe(303)
    const html = await (await reader.post(action, typed({ comment: 'De elfde' }))).text()
    expect(wordsOf(html)).toContain('Je hebt net al een paar reacties gestuurd.')
    expect(formIn(html, action).comment).toBe('De elfde')
    expect(await stored()).toHaveLength(10)
  })

  it('abuse 16 shows typed words and names as text, in the form and on the page', async () => {
    const script = '</textarea><script>alert(1)</script>'
    const html = await (await createBrowser(site).post(action, typed({ author: '', comment: script }))).text()
    expect(html).not.toContain('<script>alert')
    await createBrowser(site).post(action, typed({ comment: `Een\n\n${script}`, author: '<b>Ik</b>' }))
    const { body } = await bench.call('editor', 'comments')
    await bench.call('editor', `comments/${body.data[0].id}`, 'PUT', { approved: true, answer: script })
    await shows('<p>Een</p><p>&lt;/textarea&gt;')
    expect(await look()).not.toMatch(/<script>alert|<b>Ik/)
  })

  it('EDIT-05 have pages of 50 at `comment-page-{n}`, and only those', async () => {
    for (let number = 1; number <= 51; number += 1) await approved(`Nummer ${number}.`)
    await shows('51 reacties')
    const first = await look()
    expect(first).toContain('Nummer 1.')
    expect(first).not.toContain('Nummer 51.')
    expect(first).toContain(`href="${post.url}comment-page-2/#comments"`)
    const second = await look(`${post.url}comment-page-2/`)
    expect(second).toContain('Nummer 51.')
    expect(second).not.toContain('Nummer 50.')
    expect(second).toMatch(new RegExp(`rel="canonical" href="[^"]*${post.url}comment-page-2/"`))
    const answerAt = async (path: string) => {
      const answer = await createBrowser(site).get(post.url + path)
      return [answer.status, answer.headers.get('location')]
    }
    for (const path of ['comment-page-3/', 'comment-page-999999999/', 'page/2/', 'comment-page-2/page/2/'])
      expect([path, await answerAt(path)]).toEqual([path, [404, null]])
    for (const [path, to] of [
      ['comment-page-1/', '#comments'],
      ['comment-page-0/', '#comments'],
      ['?cpage=2', 'comment-page-2/#comments'],
      ['?cpage=1', '#comments'],
    ] as const)
      expect([path, await answerAt(path)]).toEqual([path, [301, post.url + to]])
  })

  it('EDIT-05 on a closed post can be read, and who was still writing is told', async () => {
    await approved('Mooi stuk')
    const { id } = post
    expect(
      (await bench.call('editor', `posts/${id}`, 'PUT', { fields: { commentsClosed: true } })).status,
    ).toBe(200)
    await lacks('id="commentform"')
    expect(wordsOf(await look())).toContain('Mooi stuk Reageren op dit bericht kan niet meer.')
    const late = await (await createBrowser(site).post(action, typed())).text()
    expect(late).toMatch(/role="alert".*Reageren op dit bericht kan niet meer/)
    expect(await stored()).toHaveLength(1)
    await bench.call('editor', `posts/${id}`, 'PUT', { fields: { commentsClosed: false } })
    await shows('id="commentform"')
  })

  it('EDIT-05 a post that is thrown away takes its comments along, and brings them back', async () => {
    const comment = await approved('Mooi stuk')
    const { body } = await bench.call('editor', `posts/${post.id}`, 'DELETE')
    expect((await bench.call('editor', `comments/${comment}`)).status).toBe(404)
    await bench.call('editor', `trash/${body.trashId}/restore`, 'POST', {})
    await shows('Mooi stuk')
  })

  it('EDIT-05 are approved and taken back in bulk, and thrown away', async () => {
    const ids = [await approved('Een'), await approved('Twee')]
    await shows('2 reacties')
    for (const id of ids) await bench.call('editor', `comments/${id}`, 'PUT', { approved: false })
    await lacks('2 reacties')
    const { body } = await bench.call('editor', `comments?ids=${ids.join()}`, 'DELETE')
    expect(body.data).toEqual(ids.map(String))
    expect(await stored()).toEqual([])
  })
})

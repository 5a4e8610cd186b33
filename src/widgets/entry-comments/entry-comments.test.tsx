import { expect, it } from 'vitest'
import type { Commenting, CommentList } from '../../features/content/index.ts'
import type { RenderContext } from '../context.ts'
import { anEntry, contextWith, renderAll } from '../testing/render-room.ts'

const post = anEntry({ id: 12, type: 'post', url: '/nieuws/bericht/' })
const comment = {
  id: 7,
  author: 'Lezer',
  text: 'Eerste regel\n\n<b>tweede</b>',
  answer: 'Dank je',
  // Late in the evening in UTC it is the next day here.
  createdAt: new Date('2026-03-11T23:30:00Z'),
}
const listOf = (more: Partial<CommentList> = {}): CommentList => ({
  comments: [comment],
  total: 1,
  page: 1,
  pages: 1,
  ...more,
})

const render = (state: Commenting, list?: CommentList, more: Partial<Omit<RenderContext, 'features'>> = {}) =>
  renderAll(
    [{ type: 'entry-comments', props: { id: 'c' } }],
    contextWith(
      { entry: post, ...more },
      // Whoever asks for the comments where there are none to show fails the test.
      { commenting: async () => state, ...(list && { comments: async () => list }) },
    ),
  )

it('EDIT-05 shows nothing and asks for nothing while nobody may comment', async () => {
  for (const about of [post, { ...post, status: 'draft' as const }, undefined])
    expect(await render('off', undefined, { entry: about })).toMatchObject({
      html: '',
      tags: new Set(),
      reads: new Set(),
      cacheable: true,
    })
})

it('EDIT-05 shows nothing below a draft or a planned post, which only staff see', async () => {
  for (const about of [
    { ...post, status: 'draft' as const },
    { ...post, publishedAt: new Date('2026-12-01T00:00:00Z') },
  ])
    expect((await render('open', undefined, { entry: about })).html).toBe('')
})

it('EDIT-05 abuse 16 shows a comment as text, with its day and the answer below it', async () => {
  const { html, tags } = await render('open', listOf())
  expect(html).toContain('<h2 id="comments-title">1 reactie</h2>')
  expect(html).toMatch(/<li class="comment" id="comment-7">.*Lezer.*dateTime="2026-03-12">12-03-2026/)
  expect(html).toContain('<p>Eerste regel</p><p>&lt;b&gt;tweede&lt;/b&gt;</p>')
  expect(html).toMatch(/Antwoord van de vereniging<\/p><p>Dank je<\/p>/)
  expect([...tags]).toEqual(['comments:12'])
})

it('EDIT-05 has the form of the classic site, which asks no website', async () => {
  const { html } = await render('open', listOf({ comments: [], total: 0 }))
  expect(html).toContain('Er zijn nog geen reacties.')
  expect(html).toMatch(/id="respond".*Schrijf de eerste reactie.*<form id="commentform"/)
  expect(html).toMatch(/<form[^>]*action="\/wp-comments-post.php" method="post"/)
  expect(html).toContain('<input type="hidden" id="comment_post_ID" name="comment_post_ID" value="12"/>')
  for (const id of ['author', 'email', 'comment'])
    expect(html).toMatch(new RegExp(`<label for="${id}">.*<(?:input|textarea) id="${id}"[^>]* name="${id}"`))
})

it('EDIT-05 leads to the pages of its comments, and counts them only where they are asked for', async () => {
  const list = listOf({ total: 51, pages: 2 })
  const first = await render('open', list)
  expect(first.html).toContain('href="/nieuws/bericht/comment-page-2/#comments"')
  expect(first.pages).toBeUndefined()
  const second = await render('open', { ...list, page: 2 }, { commentPage: 2 })
  expect(second.html).toContain('href="/nieuws/bericht/#comments"')
  expect(second.pages).toBe(2)
})

it('EDIT-05 is not there on a closed post without comments', async () => {
  expect((await render('closed', listOf({ comments: [], total: 0 }))).html).toBe('')
  const { html } = await render('closed', listOf())
  expect(html).toContain('Reageren op dit bericht kan niet meer.')
  expect(html).not.toContain('<form')
})

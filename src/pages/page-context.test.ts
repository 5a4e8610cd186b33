import { expect, it } from 'vitest'
import { anEntry, contextWith } from '../widgets/testing/render-room.ts'
import { pageContext } from './page-context.ts'

const read = (html: string): unknown => JSON.parse(/<script[^>]*>(.*)<\/script>/s.exec(html)?.[1] ?? 'null')

it('CAT-01 a page says to scripts what it is: 10 posts and 50 comments a page, DESC, access level 2 (sections 3 and 9)', () => {
  const entry = anEntry({ id: 14_107, slug: 'kerk', title: 'Kerk', excerpt: 'Een zin.' })
  const context = contextWith({ entry, path: '/jacobalia/kerk/', page: 2 })
  expect(read(pageContext(context))).toEqual({
    current_url: 'https://example.org/jacobalia/kerk/',
    queried_page: { ID: 14_107, page_type: 'single' },
    query: {
      post_type: 'jacobalia',
      name: 'kerk',
      posts_per_page: 10,
      comments_per_page: 50,
      order: 'DESC',
      paged: 2,
    },
    post: { id: 14_107, title: 'Kerk', excerpt: 'Een zin.', featuredImage: false },
    access_level: 2,
    nonce: expect.any(String),
  })
})

it('abuse 16 a title ends no script', () => {
  const entry = anEntry({ title: '</script><script>alert(1)</script>' })
  expect(pageContext(contextWith({ entry })).match(/<\/script>/g)).toHaveLength(1)
})

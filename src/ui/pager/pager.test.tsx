import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Pager } from './pager.tsx'

const pager = (page: number, pages: number) =>
  renderToString(
    <Pager
      page={page}
      pages={pages}
      href={(to) => `/jacobalia/${to === 1 ? '' : `page/${to}/`}`}
      label="Bladzijden"
      previous="Vorige"
      next="Volgende"
    />,
  )

it('links every other page by its address and its number, as scripts of the classic site expect', () => {
  const html = pager(2, 3)
  expect(html).toContain(
    '<a class="prev page-numbers" rel="prev" href="/jacobalia/" data-page="1">Vorige</a>',
  )
  expect(html).toContain('<a class="page-numbers" href="/jacobalia/page/3/" data-page="3">3</a>')
  expect(html).toContain('<span class="page-numbers current" aria-current="page">2</span>')
})

it('adds no link to a page that does not exist', () => {
  expect(pager(1, 3)).toContain('<span class="prev off">Vorige</span>')
  expect(pager(3, 3)).toContain('<span class="next off">Volgende</span>')
  expect(pager(1, 1)).toBe('')
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Block } from '../kernel/document.ts'
import { createStaffTest, type StaffTest } from '../staff-api/testing.ts'
import { openTestSite, type TestSite } from '../testing.ts'

let test: StaffTest
let site: TestSite
let pageId: number
beforeAll(async () => {
  test = await createStaffTest()
  const { content } = test.program
  const soort = await content.addTerm({ taxonomy: 'onderwerp', name: 'Wandelen' })
  for (let number = 1; number <= 9; number += 1)
    await content.addEntry({
      type: 'post',
      title: `Bericht ${number}`,
      status: 'published',
      publishedAt: new Date(Date.UTC(2026, 0, number)),
      termIds: number > 4 ? [soort.id] : [],
    })
  const grid = (id: string, props: object): Block => ({
    type: 'post-grid',
    props: { id, type: 'post', order: 'newest', ...props },
  })
  const inColumns: Block = {
    type: 'columns',
    props: { id: 'kolommen', first: [grid('eerst', { perPage: 2 })], second: [] },
  }
  const page = await content.addEntry({
    type: 'page',
    title: 'Voorblad',
    status: 'published',
    document: {
      root: { props: {} },
      content: [
        grid('los', { perPage: 1, exceptShown: true, order: 'oldest' }),
        inColumns,
        grid('rest', { perPage: 2, exceptShown: true, filters: 'onderwerp', loadMethod: 'loadmore' }),
        grid('slot', { perPage: 100, exceptShown: true, order: 'title' }),
      ],
    },
  })
  pageId = page.id
  site = await openTestSite(test)
})
afterAll(async () => {
  await site.close()
  await test.close()
})

const get = async (path: string) => (await fetch(site.address + path)).text()
const numbersIn = (html: string) => [
  ...new Set([...html.matchAll(/href="\/nieuws\/bericht-(\d)\/"/g)].map(([, number]) => Number(number))),
]
/** Returns the numbers in one list of a page. */
const listed = (html: string, id: string) =>
  numbersIn(html.split(`id="lijst-${id}"`)[1]?.split('<section')[0] ?? '')

describe('CAT-02 a list without the entries of lists above it', () => {
  it('leaves them out in the editor as well, for the unsaved state of the page', async () => {
    const { content } = test.program
    const documentId = (await content.staffEntry(pageId))?.documentId
    const draft = await content.draft(documentId ?? 0)
    const blocks = draft?.data.content ?? []
    const slot = blocks.at(-1)
    const previewed = async (among?: readonly Block[]) => {
      const { body } = await test.call('editor', `documents/${documentId}/preview`, 'POST', {
        blocks: [slot],
        among,
      })
      return [...JSON.stringify(body).matchAll(/Bericht (\d)/g)].map(([, number]) => Number(number))
    }
    expect(await previewed(blocks)).toEqual([2, 3, 4, 5])
    expect(await previewed(blocks.slice(1))).toEqual([1, 2, 3, 4, 5])
    expect(await previewed([blocks[1], slot].flatMap((block) => block ?? []))).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('counts the entries of product lists, too', async () => {
    const { content, shop } = test.program
    for (const [place, title] of ['Gids', 'Kaart', 'Speld', 'Staf'].entries()) {
      const { id } = await content.addEntry({ type: 'product', title, status: 'published' })
      await shop.staff.addProduct({
        entryId: id,
        sku: title,
        regularCents: 100 + place,
        vatClass: 'standard',
      })
    }
    await content.addEntry({
      type: 'page',
      title: 'Winkelraam',
      status: 'published',
      document: {
        root: { props: {} },
        content: [
          { type: 'product-grid', props: { id: 'duur', order: 'price-desc', count: 2 } },
          { type: 'post-grid', props: { id: 'over', type: 'product', order: 'title', exceptShown: true } },
        ],
      },
    })
    await expect.poll(() => get('/winkelraam/')).toContain('Staf')
    const over = (await get('/winkelraam/')).split('id="lijst-over"')[1]?.split('</section')[0]
    expect([...(over ?? '').matchAll(/class="name"><a[^>]*>(\w+)</g)].map(([, title]) => title)).toEqual([
      'Gids',
      'Kaart',
    ])
  })

  it('leaves out the entries of earlier lists, in columns too, but not of later ones', async () => {
    const html = await get('/voorblad/')
    expect(listed(html, 'los')).toEqual([1])
    expect(listed(html, 'eerst')).toEqual([9, 8])
    expect(listed(html, 'rest')).toEqual([7, 6])
    expect(listed(html, 'slot')).toEqual([2, 3, 4, 5])
  })

  it('CAT-03 keeps leaving them out, page by page and in the calls of scripts', async () => {
    expect(listed(await get('/voorblad/page/2/'), 'rest')).toEqual([5, 4])
    expect(listed(await get('/voorblad/page/3/'), 'rest')).toEqual([3, 2])
    // The call for more does not know the other lists: the script requests the next page instead.
    expect(await get('/voorblad/')).toContain('&quot;by_page&quot;:true')
    const answer = await fetch(`${site.address}/wp-admin/admin-ajax.php`, {
      method: 'POST',
      headers: { origin: site.address, referer: `${site.address}/voorblad/` },
      body: new URLSearchParams({
        action: 'ae_post_data',
        pid: String(pageId),
        wid: 'rest',
        page_num: '2',
        fetch_mode: 'paged',
        curr_url: `${site.address}/voorblad/`,
      }),
    })
    expect(numbersIn((await answer.json()).data)).toEqual([5, 4])
  })

  it('CAT-04 keeps leaving them out when a visitor filters, also another list, and its counts agree', async () => {
    const filtered = await get('/voorblad/?e-filter-rest-onderwerp=wandelen')
    expect(listed(filtered, 'rest')).toEqual([7, 6])
    expect(listed(filtered, 'slot')).toEqual([2, 3, 4, 5])
    expect(filtered).toMatch(/Wandelen(?:<!-- -->)? <span class="count">3</)
    const refresh = await fetch(`${site.address}/wp-json/builder/v1/refresh-loop`, {
      method: 'POST',
      headers: { origin: site.address, 'content-type': 'application/json' },
      body: JSON.stringify({
        post_id: pageId,
        widget_id: 'rest',
        pagination_base_url: `${site.address}/voorblad/`,
        widget_filters: { taxonomy: { onderwerp: { terms: ['wandelen'], logicalJoin: 'NOT' } } },
      }),
    })
    expect(numbersIn((await refresh.json()).data)).toEqual([4, 3])
  })
})

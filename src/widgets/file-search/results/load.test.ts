import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseSearchRequest } from '../../../features/library/index.ts'
import {
  category,
  createTestLibrary,
  file,
  type TestLibrary,
  unlockedViewer,
} from '../../../features/library/testing.ts'
import { anonymous } from '../../../kernel/viewer.ts'
import { loadResults, tagsOfResults } from './load.ts'
import { renderResults } from './render.tsx'
import { textsOfResults } from './texts.ts'

let test: TestLibrary
let secret: number
let sold: number

beforeAll(async () => {
  test = await createTestLibrary()
  const routes = await category(test.library, 'Routes')
  for (let number = 1; number <= 12; number += 1) await file(test.library, routes, `Etappe ${number}`)
  secret = await file(test.library, routes, 'Testament')
  await test.library.changeLock({ file: secret }, { password: 'schelp' })
  sold = await file(test.library, routes, 'Gids')
})

afterAll(() => test.close())

const load = (
  query: string,
  more: Parameters<typeof loadResults>[5] = {},
  perPage = 5,
  viewer = anonymous,
) => {
  const request = parseSearchRequest([
    ['limit', String(perPage)],
    ['show_pagination', '1'],
    ...new URLSearchParams(query),
  ])
  const settings = { downloadSelected: true, perPage }
  return loadResults(test.library, request, viewer, settings, '/bestanden/', more)
}

const draw = async (...asked: Parameters<typeof load>) =>
  renderResults(await load(...asked), textsOfResults({}))

describe('LIB-19 what opens a locked category', () => {
  it('stands once, however many of its files are found', async () => {
    const closed = await category(test.library, 'Voor leden')
    for (const title of ['Ledenbrief 1', 'Ledenbrief 2', 'Ledenbrief 3'])
      await file(test.library, closed, title)
    await test.library.changeLock({ category: closed }, { password: 'gilde' })
    const query = new URLSearchParams(`wpfd_notice=password.wrong-password.category-${closed}`)
    const html = await draw('q=ledenbrief', { query })
    expect(html.match(/class="wpfd-password-form"/g)).toHaveLength(1)
    expect(html.match(/Dit wachtwoord is niet goed\./g)).toHaveLength(1)
    expect(html.match(/gaat open met wat hierboven/g)).toHaveLength(2)
    expect(html).toContain('data-behaviour="show-password"')
    expect(html).toContain('Wachtwoord van deze categorie')
    const opened = await draw('q=ledenbrief', {}, 5, unlockedViewer(`category:${closed}`))
    expect(opened.match(/Ontgrendeld/g)).toHaveLength(1)
  })
})

describe('LIB-12, LIB-13 the setting of the zip', () => {
  it.each(['default', 'ggd'])(
    'off leaves each row its checkbox, and offers no zip: theme %s',
    async (theme) => {
      const request = parseSearchRequest(new URLSearchParams({ q: 'etappe', limit: '5', theme }))
      const settings = { downloadSelected: false, perPage: 5 }
      const model = await loadResults(test.library, request, anonymous, settings, '/bestanden/')
      const html = renderResults(model, textsOfResults({}))
      expect(html.match(/cbox_file_download/g)).toHaveLength(5)
      expect(html).toContain('wpfd-choose-all')
      expect(html).not.toMatch(/wpfd-download-selected|wpfd-selection/)
    },
  )
})

describe('LIB-25 results in the first answer of a page', () => {
  it('lead to further pages by addresses that say no more than they must', async () => {
    const html = await draw('q=etappe&theme=default&exclude=9')
    expect(html).toContain('href="/bestanden/?q=etappe&amp;paged=2"')
    expect(html).toContain('href="/bestanden/?q=etappe&amp;ordering=title&amp;dir=asc"')
    expect(await draw('q=etappe&limit=10')).toContain('href="/bestanden/?q=etappe&amp;limit=10&amp;paged=2"')
    expect(await draw('q=etappe&limit=15', {}, 5)).toContain('<option value="15" selected="">')
  })

  it('show the last page for one past the end', async () => {
    const html = await draw('q=etappe&paged=99')
    expect(html).toContain('aria-current="page">3</span>')
    expect(html.match(/wpfd-file-link/g)).toHaveLength(2)
  })

  it('take along what was chosen on other pages, without what is no file to take', async () => {
    const all = await load('q=etappe&limit=12', {}, 12)
    if (all.shown !== 'files') throw new Error('nothing found')
    const [first, sixth] = [all.rows[0], all.rows[5]]
    if (!first || !sixth) throw new Error('too few')
    const query = new URLSearchParams({ q: 'etappe' })
    for (const { id, categoryId } of [first, sixth]) query.append('chosen', `${id}.${categoryId}`)
    for (const wrong of [
      `${secret}.1`,
      '999999.1',
      'x',
      '1',
      '1.2.3',
      '-1.1',
      '99999999999.1',
      `${first.id}.0`,
    ])
      query.append('chosen', wrong)
    const html = await draw('q=etappe', { query })
    const carried = [...html.matchAll(/<input type="hidden" class="wpfd-carried"[^>]*>/g)].map(([tag]) => tag)
    expect(carried).toHaveLength(1)
    expect(carried[0]).toContain(`value="${sixth.id}.${sixth.categoryId}"`)
    expect(html.match(/<input[^>]*cbox_file_download[^>]*checked=""/g)).toHaveLength(1)
    expect(html).toContain('Gekozen bestanden, ook 1 op een andere bladzijde (19 B)')
    const next = /href="([^"]*paged=2[^"]*)"/.exec(html)?.[1]
    expect(next?.match(/chosen=/g)).toHaveLength(2)
    expect(html).toMatch(
      /<button[^>]*formAction="\/bestanden\/"[^>]*name="paged" value="2"|<button[^>]*value="2"[^>]*formAction="\/bestanden\/"/i,
    )
    expect(html).toMatch(
      /<a [^>]*href="\/bestanden\/\?q=etappe"[^>]*class="link wpfd-plain"|wpfd-plain" href="\/bestanden\/\?q=etappe"/,
    )
  })

  it('say why a selection led to no zip', async () => {
    const said = async (notice: string) =>
      draw('q=etappe', { query: new URLSearchParams({ wpfd_notice: notice }) })
    expect(await said('zip.missing')).toMatch(
      /role="alert"><span lang="en">Missing files id or category id wrong!<\/span>/,
    )
    expect(await said('zip.nothing')).toContain('There is no file to download!')
    expect(await said('zip.too-many')).toContain('Kies niet meer dan 10.000 bestanden tegelijk.')
    expect(await said(`zip.locked.${secret}`)).toContain('Het bestand ‘Testament’ is beschermd')
    for (const other of ['zip.locked.x', 'zip.locked', 'zip.locked.999999'])
      expect(await said(other)).toContain('Een van deze bestanden is beschermd')
    for (const other of ['', 'zip', 'zip.<b>', 'x.missing']) expect(await said(other)).not.toContain('alert')
  })

  it('LIB-19 say at the file that a password was wrong', async () => {
    const query = new URLSearchParams({ wpfd_notice: `password.wrong-password.file-${secret}` })
    expect(await draw('q=testament', { query })).toContain('Dit wachtwoord is niet goed.')
    expect(await draw('q=testament')).not.toContain('Dit wachtwoord')
  })

  it('LIB-18 carry the add-to-cart button of a file that is for sale', async () => {
    const asked: (readonly number[])[] = []
    const offers = async (ids: readonly number[]) => {
      asked.push(ids)
      return new Map([[sold, '<a class="add_to_cart_button" href="/x">Koop</a>']])
    }
    expect(await draw('q=gids', { offers })).toContain(
      '<span class="wpfd-offer"><a class="add_to_cart_button" href="/x">Koop</a></span>',
    )
    expect(await draw('q=etappe', { offers })).not.toContain('wpfd-offer')
    expect(asked[0]).toEqual([sold])
  })

  it('LIB-18 LIB-19 offer a file that opens by buying it once', async () => {
    await test.library.changeLock({ file: sold }, { productId: 24 })
    const offers = async () => new Map([[sold, '<a class="add_to_cart_button" href="/x">Koop</a>']])
    expect(await draw('q=gids')).toContain('Leg in de winkelmand')
    const html = await draw('q=gids', { offers })
    expect(html).toContain('add_to_cart_button')
    expect(html).not.toContain('Leg in de winkelmand')
    await test.library.changeLock({ file: sold }, { productId: null })
  })

  it('tell the page cache what they depend on, also where something is locked', async () => {
    const tags = tagsOfResults(await load('q=gids'))
    expect(tags).toEqual(expect.arrayContaining(['list:files', 'protected', `file:${sold}`]))
    expect(tagsOfResults(await load('q=nergensniets'))).toContain('protected')
  })
})

describe('LIB-12 all at once', () => {
  it('says that there are more than it shows', async () => {
    const model = await load('q=etappe&limit=-1')
    if (model.shown !== 'files') throw new Error('nothing found')
    const draw = (paging: boolean) =>
      renderResults({ ...model, total: 1_234, request: { ...model.request, paging } }, textsOfResults({}))
    expect(draw(false)).toContain('1.234 bestanden')
    expect(draw(false)).toContain('De eerste 1.000 staan hier.')
    expect(draw(true)).toContain('Op één bladzijde passen 1.000 bestanden.')
    expect(renderResults(model, textsOfResults({}))).not.toMatch(/De eerste|Op één bladzijde/)
  })
})

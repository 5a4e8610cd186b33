import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { category, createTestLibrary, file, type TestLibrary } from '../../features/library/testing.ts'
import { renderBlocks } from '../render.ts'
import { contextWith } from '../testing/render-room.ts'
import { type FileSearchProps, fields } from './fields.ts'
import { load } from './load.ts'

let test: TestLibrary
let routes: number
let drawings: number

beforeAll(async () => {
  test = await createTestLibrary()
  const { library } = test
  routes = await category(library, 'Routes')
  drawings = await category(library, 'Tekeningen')
  for (let number = 1; number <= 20; number += 1)
    await file(library, routes, `Etappe ${number}`, { tags: ['sint-jacob'] })
  await file(library, drawings, 'Toren van Zeerijp', { tags: ['toren'], contents: 'x'.repeat(5000) })
  const secret = await file(library, drawings, 'Geheime toren')
  await library.changeLock({ file: secret }, { password: 'schelp' })
})
afterAll(() => test.close())

const contextOf = (query: string) => {
  const context = contextWith({ path: '/bestanden/', query: new URLSearchParams(query) })
  return { ...context, features: { ...context.features, library: test.library } }
}

const page = (query: string, props: Partial<FileSearchProps> = {}, texts: Record<string, string> = {}) =>
  renderBlocks([{ type: 'file-search', props: { id: 'zoek', ...props } }], contextOf(query), {
    scriptOf: () => '/assets/view.js',
    textOverrides: texts,
    onError: (error) => {
      throw error
    },
  })

const titles = (html: string) =>
  [...html.matchAll(/class="fn [^"]*"[^>]*>(.*?)<\/(?:a|span)>/g)].map(([, title]) =>
    title?.replace(/<[^>]*>/g, ''),
  )

describe('LIB-12 a page that found nothing', () => {
  it('says in Dutch what was searched, and offers ways on that ask for less', async () => {
    const { html } = await page(`q=etappe&catid=${drawings}&type=pdf&wfrom=2048&cfrom=01-02-2024&ftags=toren`)
    expect(html).toContain('haven&#x27;t found anything that matches this search query')
    expect(html).toContain('Je zocht in de bestanden naar:')
    for (const word of [
      '‘etappe’ in titel',
      'categorie Tekeningen',
      'tag toren',
      'soort PDF',
      'grootte vanaf 2,00 KB',
      'gemaakt vanaf 01-02-2024',
    ])
      expect(html).toContain(`<li>${word}`)
    expect(html).toMatch(/<a[^>]*href="\/bestanden\/\?q=etappe"[^>]*>Zoek zonder filters naar ‘etappe’/)
    expect(html).toMatch(
      new RegExp(`<a[^>]*href="/bestanden/\\?catid=${drawings}"[^>]*>Bekijk alles in Tekeningen`),
    )
    expect(html).toMatch(/<a[^>]*href="\/bestanden\/"[^>]*>Begin opnieuw/)
  })

  it('offers no way that leads to the same search', async () => {
    const { html } = await page('q=zweefvliegtuig')
    expect(html).toContain('‘zweefvliegtuig’ in titel')
    expect(html).not.toContain('>Zoek zonder filters')
  })
})

describe('LIB-03 browsing', () => {
  it('begins with the whole tree, each category a link with its number of files, and goes where files are listed', async () => {
    const below = await category(test.library, 'Jabikspaad', routes)
    await file(test.library, below, 'Dagtocht')
    const { html } = await page('')
    const tree = /<section class="browse".*<\/section>/.exec(html)?.[0] ?? ''
    expect(tree.match(/href="\/bestanden\/\?catid=\d+"/g)).toHaveLength(3)
    expect(tree).toMatch(
      new RegExp(
        `catid=${routes}".*<ul><li><a class="way" style="--lv:2" href="/bestanden/\\?catid=${below}"`,
      ),
    )
    expect(tree).toContain('21 bestanden')
    const { html: listed } = await page(`catid=${below}`)
    expect(listed).not.toContain('class="browse"')
    expect(listed).toContain('Routes › Jabikspaad')
  })

  it('does not offer what would not be searched', async () => {
    expect((await page('', { requireKeyword: true })).html).not.toContain('class="browse"')
  })
})

describe('LIB-12 what was found', () => {
  it('stands under a heading, near the keyword: filters fold where scripts can open them again', async () => {
    const { html } = await page('q=toren')
    expect(html).toMatch(/<h2 class="found">\d+ bestanden/)
    expect(html).toMatch(/<div class="filters is-folded" id="[^"]*">/)
    expect((await page('')).html).toMatch(/<div class="filters" id/)
  })
})

describe('the form without scripts', () => {
  it('LIB-25 is a plain GET form with the names that the address reads', async () => {
    const { html } = await page('')
    expect(html).toMatch(/<form class="search"[^>]* action="\/bestanden\/" method="get">/)
    for (const name of [
      'q',
      'catid',
      'extension',
      'from_weight',
      'from_weight_unit',
      'to_weight',
      'to_weight_unit',
      'chk_ftags[]',
      'ftags',
      'cfrom',
      'cto',
      'ufrom',
      'uto',
    ])
      expect(html).toContain(`name="${name}"`)
    expect(html).toMatch(/<select[^>]*name="catid"/)
    expect(html).toContain('type="submit"')
  })

  it('LIB-25 finds what such a form sends, and fills it in again', async () => {
    const { html } = await page(
      `q=&catid=${drawings}&extension=txt&from_weight=4&from_weight_unit=kb&to_weight=&to_weight_unit=kb` +
        '&cfrom=&cto=&ufrom=&uto=&chk_ftags%5B%5D=toren&ftags=',
    )
    expect(titles(html)).toEqual(['Toren van Zeerijp'])
    expect(html).toMatch(new RegExp(`<option value="${drawings}" selected="">`))
    expect(html).toMatch(/<input[^>]*name="from_weight"[^>]*value="4"|value="4"[^>]*name="from_weight"/)
    expect(html).toMatch(/checked=""[^>]*value="toren"|value="toren"[^>]*checked=""/)
  })

  it('LIB-06 says what is wrong with sizes', async () => {
    const { html } = await page('q=toren&from_weight=-1')
    expect(html).toContain('<p lang="en">Weight from is positive integer.</p>')
    expect(titles(html)).toEqual([])
  })
})

describe('the first answer', () => {
  it.each([
    'q=toren',
    'ftags=toren',
    'cfrom=01-01-2020&catid=2',
    'cto=01-01-2100&q=zeerijp',
    'ufrom=01-01-2020&q=zeerijp',
    'uto=01-01-2100&q=zeerijp',
    'wfrom=4096&wfromunit=kb',
  ])('LIB-01 holds the results that the address asks for: %s', async (query) => {
    expect(titles((await page(query)).html)).toContain('Toren van Zeerijp')
  })

  it('LIB-01 lists nothing when nothing is asked', async () => {
    const { html } = await page('')
    expect(html).not.toContain('wpfd-results')
    expect(titles(html)).toEqual([])
  })

  it('LIB-12 holds the page, the order and the number of rows that the address asks for', async () => {
    const { html } = await page('q=etappe&ordering=title&dir=desc&limit=5&paged=2')
    expect(titles(html)).toEqual(['Etappe 15', 'Etappe 14', 'Etappe 13', 'Etappe 12', 'Etappe 11'])
  })

  it('carries its results once: the data of the island leave them out', async () => {
    const { html } = await page('q=zeerijp')
    expect(html.split('Toren van').length - 1).toBeLessThan(8)
    const [, json = ''] = /<script type="application\/json">(.*?)<\/script>/.exec(html) ?? []
    expect(json).not.toContain('Zeerijp')
    expect(JSON.parse(json).model).not.toHaveProperty('results')
  })

  it('holds its settings, whatever the address says about them', async () => {
    const { html } = await page('q=etappe&theme=ggd&show_pagination=1&exclude=1', {
      limit: 5,
      showPagination: false,
    })
    expect(titles(html)).toHaveLength(5)
    expect(html).not.toMatch(/wpfd-boxes|wpfd-pagination/)
  })

  it('searches in the category that the widget begins with', async () => {
    const { html } = await page('q=toren', { rootCategory: drawings })
    expect(titles(html)).toEqual(['Geheime toren', 'Toren van Zeerijp'])
    expect(html).toMatch(/<option value="2"[^>]*>Tekeningen/)
    const { html: bare } = await page('', { rootCategory: drawings })
    expect(titles(bare)).toEqual([])
  })

  it('LIB-13 offers no selection where that is the setting; LIB-12 each row has its checkbox', async () => {
    for (const downloadSelected of [true, false]) {
      const { html } = await page('q=etappe', { downloadSelected })
      expect(html).toContain('cbox_file_download')
      expect(html.includes('wpfd-download-selected')).toBe(downloadSelected)
    }
  })

  it('shows staff\u2019s texts, in the results too', async () => {
    const overrides = { 'file-search.noMatch': 'Niets gevonden', 'file-search.allCategories': 'Alles' }
    const { html } = await page('q=zzzz', {}, overrides)
    expect(html).toContain('<span>Niets gevonden</span>')
    expect(html).toContain('<option value="0" selected="">Alles</option>')
  })

  it('abuse 16: shows what the address says as text', async () => {
    const attack = '"><script>alert(1)</script>'
    const query = new URLSearchParams({
      q: attack,
      ftags: attack,
      cfrom: attack,
      extension: attack,
      from_weight: attack,
    })
    const { html } = await page(query.toString())
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
  })
})

describe('what the page cache is told', () => {
  it('keeps no search for words, and every other one', async () => {
    expect((await page('')).cacheable).toBe(true)
    expect((await page(`catid=${routes}`)).cacheable).toBe(true)
    expect((await page('q=toren')).cacheable).toBe(false)
  })

  it('keeps counts of downloads for a minute, and no selection of one visitor', async () => {
    const { freshUntil, reads } = await page(`catid=${routes}`)
    expect(Number(freshUntil) - Date.now()).toBeLessThanOrEqual(60_000)
    expect((await page('')).freshUntil).toBeUndefined()
    expect(reads).toContain('chosen')
    expect((await page(`catid=${routes}&chosen=1.1`)).cacheable).toBe(false)
  })

  it('names lists, files and locks that it shows, and every parameter that it reads', async () => {
    const { tags, reads } = await page(`catid=${drawings}`)
    for (const tag of ['list:files', 'list:file-categories', 'protected']) expect(tags).toContain(tag)
    for (const name of [
      'q',
      'catid',
      'ftags',
      'cfrom',
      'paged',
      'limit',
      'ordering',
      'chk_ftags[]',
      'extension',
    ])
      expect(reads).toContain(name)
    expect((await page('')).tags).not.toContain('protected')
  })
})

it('LIB-04 brings the tags of the root, and those of the category in the address', async () => {
  const { model } = await load(fields.defaults, contextOf(`catid=${drawings}&ftags=TOREN,gids`))
  expect(model.rootTags).toEqual([
    { id: 'sint-jacob', label: 'sint jacob', value: 'sint-jacob' },
    { id: 'toren', label: 'toren', value: 'toren' },
  ])
  expect(model.tags?.map(({ value }) => value)).toEqual(['toren'])
  expect(model.criteria).toMatchObject({ tags: ['toren'], typedTags: 'gids' })
})

describe('LIB-09 a search from the address', () => {
  const asked = async (query: string, props: Partial<FileSearchProps>) => {
    const { html } = await page(query, props)
    return html.includes('class="wpfd-results') ? titles(html) : undefined
  }

  it('is not done without a category where the form would not do it', async () => {
    expect(await asked('q=toren', { searchAll: false })).toBeUndefined()
    expect(await asked(`q=toren&catid=${drawings}`, { searchAll: false })).toHaveLength(2)
    const says = async (query: string, props: Partial<FileSearchProps> = { searchAll: false }) =>
      (await page(query, props)).html.includes('<span>Kies eerst een categorie.</span>')
    expect(await says('q=toren')).toBe(true)
    expect(await says('')).toBe(false)
    expect(await says(`q=toren&catid=${drawings}`)).toBe(false)
    expect(await says('q=toren', {})).toBe(false)
  })

  it('is not done without a keyword where one must be given', async () => {
    expect(await asked(`catid=${drawings}`, { requireKeyword: true })).toBeUndefined()
    expect(await asked('q=toren', { requireKeyword: true })).toHaveLength(2)
  })

  it('does not leave the category of its widget', async () => {
    expect(await asked(`q=toren&catid=${drawings}`, { rootCategory: routes })).toEqual([])
    const below = await category(test.library, 'Friesland', routes)
    await file(test.library, below, 'Toren van Sneek')
    expect(await asked(`q=toren&catid=${below}`, { rootCategory: routes })).toHaveLength(1)
  })

  it('finds a tag as it is written and as it is shown', async () => {
    expect(await asked('ftags=sint+jacob', {})).toHaveLength(15)
    expect(await asked('ftags=Sint-Jacob', {})).toHaveLength(15)
  })
})

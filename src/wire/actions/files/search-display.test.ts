import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  category,
  createTestLibrary,
  customer,
  file,
  type TestLibrary,
  unlockedViewer,
} from '../../../features/library/testing.ts'
import { anonymous, type Viewer } from '../../../kernel/viewer.ts'
import { callerOf } from './testing.ts'

let test: TestLibrary
let call: ReturnType<typeof callerOf>
let routes: number
let secrets: number
let guide: number
let secret: number
let away: string

beforeAll(async () => {
  test = await createTestLibrary()
  const { library } = test
  call = callerOf(library)
  routes = await category(library, 'Routes')
  secrets = await category(library, 'Besloten', routes)
  guide = await file(library, routes, 'Gids <b>langs</b> de Jabikspaad', {
    description: `Zes dagtochten. ${'Langs kerken en herbergen. '.repeat(12)}`,
    version: '2',
    tags: ['wandelen', 'Friesland'],
    customFields: [
      { label: 'Website', type: 'url', value: 'https://jabikspaad.example/' },
      { label: 'Uitgever', type: 'text', value: 'De Schelp' },
    ],
    contents: 'Bij de pomp slaat u linksaf naar het gasthuis.',
  })
  secret = await file(library, secrets, 'Geheime gids', {
    description: 'Over zonnebloemen',
    version: '7.7',
    tags: ['verborgen'],
    contents: 'In de kelder ligt een schat.',
  })
  await library.changeLock({ file: secret }, { password: 'schelp' })
  const remote = await library.addRemoteFile({
    categoryId: routes,
    title: 'Gids elders',
    url: 'https://elders.example/gids.pdf',
    extension: 'pdf',
    published: true,
  })
  if (!remote.ok) throw new Error(remote.code)
  away = String(remote.value.id)
  await test.jobs.start()
  for (let number = 1; number <= 20; number += 1) await file(library, secrets, `Etappe ${number}`)
})

afterAll(() => test.close())

const display = async (form: Record<string, string>, more: Parameters<typeof call>[1] = {}) => {
  const answer = await call('search.display', { form, ...more })
  return { answer, html: await answer.text() }
}

describe('WIRE-07 search.display', () => {
  it('returns the results as one HTML element', async () => {
    const { answer, html } = await display({ q: 'gids' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toMatch(/^<section class="wpfd-results theme-default"[\s\S]*<\/section>$/)
    expect(html).toContain('3 bestanden')
  })

  it('LIB-12 pages and sorts by what the unmodified search of WP File Download looks for', async () => {
    const { html } = await display({ q: 'etappe', limit: '5', show_pagination: '1', paged: '2' })
    const [, list = ''] = html.split('<div class="list-results">')
    expect(list).toMatch(/<nav class="[^"]*wpfd-pagination"/)
    const [, pages = ''] = list.split('wpfd-pagination')
    const numbers = [...pages.matchAll(/<a class="[^"]*page-numbers"[^>]* data-page="(\d+)"/g)]
    expect(numbers.map(([, number]) => number)).toEqual(expect.arrayContaining(['1', '3']))
    expect(pages).toContain('<span class="page-numbers current" aria-current="page">2</span>')
    expect(list).toMatch(/<select id="limit" name="limit"/)
    const heads = [...list.matchAll(/<th[^>]* data-ordering="(\w+)"[^>]*>/g)]
    expect(heads.map(([, column]) => column)).toEqual(expect.arrayContaining(['title', 'size', 'created']))
    for (const [head] of heads) {
      expect(head).toMatch(/ class="(\w+ )*orderingCol\b/)
      expect(head).toMatch(/ data-direction="(asc|desc)"/)
    }
  })

  it('LIB-12 keeps the markup of rows that existing scripts read', async () => {
    const { html } = await display({ q: 'jabikspaad', catid: String(routes) })
    const data = `data-id="${guide}" data-catid="${routes}" data-category_id="${routes}"`
    expect(html).toContain('<table class="tbl stack wpfd-search-result">')
    expect(html).toMatch(
      new RegExp(
        `<input type="checkbox" class="box cbox_file_download"[^>]* data-id="${guide}" data-catid="${routes}"`,
      ),
    )
    expect(html).toMatch(
      new RegExp(`<a class="fn wpfd-file-link" href="/bestand-bekijken/${guide}/" ${data}>`),
    )
    expect(html).toMatch(
      new RegExp(
        `<a class="wpfd_previewlink wpfdlightbox" href="/bestand-bekijken/${guide}/" data-file-type="txt"[^>]* ${data}>`,
      ),
    )
    expect(html).toMatch(
      new RegExp(
        `<a class="wpfd_downloadlink" href="/download/${routes}/routes/${guide}/[^"]+\\.txt"[^>]* ${data}>`,
      ),
    )
  })

  it('abuse 16: shows a title as text, with the found words marked', async () => {
    const { html } = await display({ q: 'langs' })
    expect(html).toContain('Gids &lt;b&gt;<mark>langs</mark>&lt;/b&gt; de Jabikspaad')
    expect(html).not.toContain('<b>')
    const attack = await display({
      q: '"><script>alert(1)</script>',
      theme: '"><script>',
      limit: '"><script>',
    })
    expect(attack.html).not.toContain('<script')
  })

  it('LIB-23 shows where the words occur in the text of a file', async () => {
    const shown = async () => (await display({ q: 'gasthuis' })).html
    await expect.poll(shown).toContain('wpfd-excerpt')
    expect(await shown()).toContain(
      '<p class="wpfd-excerpt">Bij de pomp slaat u linksaf naar het <mark>gasthuis</mark>.</p>',
    )
  })

  it('LIB-17 shows a custom field of type URL as its label and a link', async () => {
    const { html } = await display({ q: 'jabikspaad' })
    expect(html).toContain(
      'Website: <a href="https://jabikspaad.example/" rel="external noopener" lang="en">Link</a>',
    )
    expect(html.replaceAll('<!-- -->', '')).toContain('Uitgever: De Schelp')
    const dutch = await display({ q: 'jabikspaad' }, { texts: { 'file-search.urlLink': 'Koppeling' } })
    expect(dutch.html).toContain('rel="external noopener">Koppeling</a>')
  })

  it('shows the columns asked for, the title always', async () => {
    const { html } = await display({ q: 'jabikspaad', theme_column: 'description,hits' })
    expect(html).toContain('data-ordering="title"')
    expect(html).toContain('data-ordering="hits"')
    expect(html).not.toContain('data-ordering="cat"')
    expect(html).not.toContain('wpfd_downloadlink')
    expect(html).toMatch(
      /<p class="wpfd-description">Zes dagtochten[\s\S]*<a class="wpfd-view-more"[^>]*lang="en"[^>]*>View more/,
    )
    const usual = await display({ q: 'jabikspaad' })
    expect(usual.html).not.toContain('wpfd-description')
    for (const column of ['title', 'cat', 'size', 'hits', 'created'])
      expect(usual.html).toContain(`data-ordering="${column}"`)
  })

  it('LIB-12 sorts by links, and a second press reverses', async () => {
    const up = await display({ q: 'etappe', ordering: 'title', dir: 'asc', limit: '5' })
    expect(up.html).toMatch(
      /<th[^>]*data-ordering="title" data-direction="desc"[^>]*aria-sort="ascending"[^>]*><a href="\/bestanden\/\?q=etappe&amp;ordering=title&amp;dir=desc&amp;limit=5">/,
    )
    const shown = [...up.html.matchAll(/wpfd-file-link"[^>]*>(.*?)<\/a>/g)].map(([, title]) =>
      title?.replace(/<\/?mark>/g, ''),
    )
    expect(shown).toEqual(['Etappe 1', 'Etappe 2', 'Etappe 3', 'Etappe 4', 'Etappe 5'])
    const down = await display({ q: 'etappe', ordering: 'title', dir: 'desc', limit: '5' })
    expect(down.html).toContain('aria-sort="descending"')
    expect(down.html).toContain('Etappe</mark> 20')
    expect(down.html.match(/aria-sort/g)).toHaveLength(1)
  })

  it('pages by links with URLs, and offers page sizes in a form', async () => {
    const { html } = await display({ q: 'etappe', show_pagination: '1', paged: '2', limit: '5' })
    expect(html).toContain('class="pager wpfd-pagination"')
    expect(html).toMatch(
      /href="\/bestanden\/\?q=etappe&amp;limit=5&amp;paged=3" data-page="3" data-source_search="all_0" data-category_id="0">3<\/a>/,
    )
    expect(html).toMatch(
      /<form class="wpfd-results-form" action="\/bestanden\/" method="get"><input type="hidden" name="q" value="etappe"/,
    )
    expect(html).toContain('<select id="limit" name="limit" class="sel num">')
    expect(html.match(/<option value="(-1|5|10|15|20|25|30|50|100)"/g)).toHaveLength(9)
    expect(html).toContain('<option value="5" selected="">5</option>')
    const bare = await display({ q: 'etappe', limit: '5' })
    expect(bare.html).not.toMatch(/wpfd-pagination|name="limit"/)
    expect(bare.html.match(/cbox_file_download/g)).toHaveLength(5)
  })

  it('keeps the category in the links of its pager', async () => {
    const { html } = await display({ catid: String(secrets), show_pagination: '1', limit: '5' })
    expect(html).toContain(`data-source_search="${secrets}"`)
    expect(html).toContain(`/bestanden/?catid=${secrets}&amp;limit=5&amp;paged=2`)
  })

  it('gives a remote file no checkbox', async () => {
    const { html } = await display({ q: 'elders' })
    expect(html).toContain(`data-id="${away}"`)
    expect(html).toContain('href="https://elders.example/gids.pdf" rel="external noopener"')
    expect(html).not.toContain('cbox_file_download')
  })

  it('LIB-13 leaves out the button of the selection when it is off, and no checkbox', async () => {
    const { html } = await display({ q: 'etappe' })
    expect(html).toContain('id="wpfd-selection"')
    expect(html).toMatch(/<button value="1" lang="en" type="submit" class="[^"]*" name="download">/)
    expect(html).toContain('Download selected</button>')
    const off = await display({ q: 'etappe', download_selected: '0' })
    expect(off.html).not.toMatch(/wpfd-selection|Download selected/)
    expect(off.html).toContain('cbox_file_download')
  })

  it('LIB-15 shows boxes in the themes ggd and preview', async () => {
    for (const theme of ['ggd', 'preview']) {
      const { html } = await display({ q: 'jabikspaad', theme })
      expect(html).toContain(`<ul class="wpfd-search-result wpfd-boxes wpfd-${theme}">`)
      expect(html).not.toContain('<table')
      for (const part of [
        'wpfd-icon',
        'wpfd-file-link',
        'Zes dagtochten',
        'versie\u00a02',
        '0\u00a0downloads',
        'wpfd_downloadlink',
        'wpfd_previewlink',
      ])
        expect(html).toContain(part)
    }
  })

  it('reports in English that nothing matches, and lists nothing without a criterion', async () => {
    const text = `<span lang="en">Sorry, we haven&#x27;t found anything that matches this search query</span>`
    for (const query of ['q=qqqq', '', 'q=&catid=0', 'catid=987654']) {
      const { answer, html } = await display(Object.fromEntries(new URLSearchParams(query)))
      expect(answer.status).toBe(200)
      expect(html).toContain(text)
      expect(html).not.toContain('<table')
    }
  })

  it('LIB-23 offers a correction of a mistyped word', async () => {
    const { html } = await display({ q: 'jabiksbaad' })
    expect(html).toContain('Bedoelde je:')
    expect(html).toContain('href="/bestanden/?q=jabikspaad&amp;limit=15"')
  })

  it('LIB-06 reports an invalid size', async () => {
    const said = async (form: Record<string, string>) => (await display({ q: 'gids', ...form })).html
    expect(await said({ wfrom: '-1' })).toContain('<p lang="en">Weight from is positive integer.</p>')
    expect(await said({ wto: 'x' })).toContain('Weight to is positive integer.')
    expect(await said({ wfrom: '9', wto: '1' })).toContain('Weight from must be less than weight to.')
  })

  it('shows all results on one page when asked, without a message while they fit', async () => {
    const { html } = await display({ q: 'etappe', limit: '-1', show_pagination: '1' })
    expect(html).toContain('<option value="-1" selected="">Alle</option>')
    expect(html).not.toContain('De eerste')
  })

  it('accepts a URL with a language and empty values', async () => {
    const answer = await call('search.display', {
      query: { lang: 'nl_NL' },
      form: { q: 'jabikspaad', catid: '', ftags: '', cfrom: '', wfrom: '', ordering: '', dir: '' },
    })
    expect(await answer.text()).toContain('1 bestand')
  })

  it('abuse 22: counts searches and suggestions separately', async () => {
    expect((await display({ q: 'gids' }, { spent: ['search'] })).answer.status).toBe(429)
    expect((await display({ q: 'gids' }, { spent: ['suggestion'] })).answer.status).toBe(200)
    const suggestion = { q: 'gids', make_file_suggestion: '1' }
    expect((await display(suggestion, { spent: ['suggestion'] })).answer.status).toBe(429)
  })
})

describe('LIB-19 abuse 11: a protected file in the results', () => {
  it('shows its title and how to open it, and nothing of its contents', async () => {
    const { html } = await display({
      q: 'geheime',
      theme_column: 'title,category,version,size,hits,created,download,description',
    })
    expect(html).toContain('<span class="fn protected-title"><mark>Geheime</mark> gids</span>')
    expect(html).toMatch(
      /<form class="wpfd-password-form" action="[^"]*task=file\.processPasswordProtection" method="post">/,
    )
    for (const field of [
      `name="wpfd_password_id" value="${secret}"`,
      'name="wpfd_password_type" value="file"',
      'name="wpfd_password_value"',
    ])
      expect(html).toContain(field)
    expect(html).not.toMatch(
      /zonnebloem|verborgen|7\.7|schat|\/download\/|wpfd_previewlink|cbox_file|downloads</,
    )
    expect(html).not.toContain(`/bestand-bekijken/${secret}/`)
  })

  it('opens for visitors with the password, in every theme', async () => {
    for (const theme of ['', 'ggd', 'preview']) {
      const { html } = await display({ q: 'geheime', theme }, { viewer: unlockedViewer(`file:${secret}`) })
      expect(html).toContain('wpfd_downloadlink')
      expect(html).not.toMatch(/protected-title|wpfd-password-form/)
      const closed = await display({ q: 'geheime', theme })
      expect(closed.html).toContain('protected-title')
      expect(closed.html).not.toMatch(/wpfd_downloadlink|zonnebloem/)
    }
  })

  it('WIRE-07 returns fresh results after every change, to every visitor, for a repeated request', async () => {
    const { library } = test
    const id = await file(library, routes, 'Wisselbrief', { description: 'zonnebloem' })
    const asked = { q: 'wisselbrief', theme_column: 'hits,description,category' }
    const said = async (viewer?: Viewer) => (await display(asked, viewer ? { viewer } : {})).html
    expect(await said()).toBe(await said())
    expect(await said()).toMatch(/0\sdownloads<.*zonnebloem/s)
    const open = await library.open(anonymous, id)
    if (open.ok && open.value.kind === 'stored') await open.value.begin()
    expect(await said()).toContain('1\u00a0download<')
    await library.changeFile(id, { title: 'Wisselbrief twee' })
    expect(await said()).toContain('</mark> twee')
    await library.changeLock({ file: id }, { password: 'schelp' })
    expect(await said(unlockedViewer(`file:${id}`))).toContain('zonnebloem')
    expect(await said()).not.toMatch(/zonnebloem|download</)
    await library.changeLock({ file: id }, { password: null })
    await library.changeLock({ category: routes }, { roles: ['customer'] })
    expect(await said(customer)).toContain('zonnebloem')
    expect(await said()).not.toContain('zonnebloem')
    await library.changeLock({ category: routes }, { roles: [] })
    expect(await said()).toContain('zonnebloem')
    await library.changeCategory(routes, { name: 'Wegen' })
    expect(await said()).toContain('Wegen')
    await library.changeCategory(routes, { name: 'Routes' })
    await library.deleteFiles([id])
    expect(await said()).not.toContain('zonnebloem')
  })

  it('is not found by its text, description or tag', async () => {
    for (const [name, word] of [
      ['q', 'schat'],
      ['q', 'zonnebloemen'],
      ['ftags', 'verborgen'],
    ] as const)
      expect((await display({ [name]: word })).html).not.toContain('Geheime')
  })

  it('offers to sign in, and to buy', async () => {
    const { library } = test
    const member = await file(library, routes, 'Ledenlijst')
    await library.changeLock({ file: member }, { roles: ['customer'] })
    const sold = await file(library, routes, 'Routekaart')
    await library.changeLock({ file: sold }, { productId: 24 })
    expect((await display({ q: 'ledenlijst' })).html).toContain(
      'href="/my-account/?redirect_to=%2Fbestanden%2F%3Fq%3Dledenlijst%26limit%3D15"',
    )
    expect((await display({ q: 'routekaart' })).html).toContain('href="/cart/?add-to-cart=24"')
  })
})

describe('WIRE-08 suggestions', () => {
  const suggest = async (form: Record<string, string>) =>
    (await display({ make_file_suggestion: '1', ...form })).html

  it('are rows with a title only', async () => {
    const html = await suggest({ q: 'gids', catid: '', exclude: '' })
    expect(html).toMatch(/^<table class="table wpfd-search-result wpfd-suggestions">/)
    expect(html).toMatch(
      new RegExp(
        `<td class="file_title"><a class="wpfd-file-link" href="/bestanden/\\?q=[^"]+" data-id="${guide}"[^>]* title="Gids [^"]*langs`,
      ),
    )
    expect(html).not.toMatch(/download|checkbox|<th/)
  })

  it('LIB-19 contain protected titles, and nothing else of these files', async () => {
    const html = await suggest({ q: 'geheime' })
    expect(html).toContain(
      `<span class="protected-title" data-id="${secret}" title="Geheime gids">Geheime gids</span>`,
    )
    expect(html).not.toMatch(/<a |zonnebloem/)
    expect(await suggest({ q: 'zonnebloemen' })).toBe('')
  })

  it('LIB-09 are at most ten, from three letters', async () => {
    expect((await suggest({ q: 'etappe' })).match(/<tr>/g)).toHaveLength(10)
    expect(await suggest({ q: 'e t ' })).toBe('')
    expect(await suggest({ q: '' })).toBe('')
  })
})

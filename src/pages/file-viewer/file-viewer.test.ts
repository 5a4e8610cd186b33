import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ContentTest, createContentTest } from '../../features/content/testing.ts'
import {
  category,
  createTestLibrary,
  editor,
  file,
  type TestLibrary,
  unlockedViewer,
} from '../../features/library/testing.ts'
import { localDateOf } from '../../kernel/dates.ts'
import { createKinds } from '../../kernel/known-kinds.ts'
import { anonymous, type Viewer } from '../../kernel/viewer.ts'
import type { Features } from '../../widgets/context.ts'
import type { Page } from '../page.ts'
import { fileViewerPage } from './file-viewer.tsx'

let test: TestLibrary
let site: ContentTest
let routes: number

beforeAll(async () => {
  ;[test, site] = await Promise.all([createTestLibrary(), createContentTest()])
  routes = await category(test.library, 'Routes')
})

afterAll(() => Promise.all([test.close(), site.close()]))

const answer = (
  id: string | number,
  { viewer = anonymous, query = '' }: { viewer?: Viewer; query?: string } = {},
) =>
  fileViewerPage(
    {
      features: { library: test.library, content: site.content } as Features,
      runtime: { scriptOf: () => undefined, textOverrides: {}, onError: () => undefined },
      kinds: createKinds(),
      siteUrl: 'https://schelp.example',
    },
    { path: `/bestand-bekijken/${id}/`, page: 1, query: new URLSearchParams(query), viewer, now: new Date() },
  )

async function page(...asked: Parameters<typeof answer>): Promise<Page> {
  const found = await answer(...asked)
  if (found?.kind !== 'page') throw new Error('no page')
  return found
}

const htmlOf = async (...asked: Parameters<typeof answer>) => (await page(...asked)).body.html

it('LIB-22 at the address of a file whose last day is over stands how long it was here, not what it was', async () => {
  const id = await file(test.library, routes, 'Zomeractie')
  await test.library.changeFile(id, { offeredTo: localDateOf(new Date('2020-03-31T10:00:00Z')) })
  const { status, body } = await page(id)
  expect([status, body.cacheable]).toEqual([410, false])
  expect(body.html).toContain('tot en met 31 maart 2020')
  expect(body.html).not.toContain('Zomeractie')
  expect((await page(id, { viewer: editor })).body.html).toContain('<h1>Zomeractie</h1>')
})

describe('LIB-25 the page of a file', () => {
  it.each([
    [
      'kaart.jpg',
      Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb', 'hex'),
      /<img src="([^"]+)" alt="Voorbeeld van Iets"/,
    ],
    [
      'gids.pdf',
      '%PDF-1.4 kort',
      /data-behaviour="pdf-pages" data-src="([^"]+)".*<p class="pdf-link"><a href="\1">Open de PDF/,
    ],
  ])('shows %s from our own site', async (name, contents, shown) => {
    const id = await file(test.library, routes, 'Iets', { name, contents })
    const html = await htmlOf(id)
    expect(shown.exec(html)?.[1]).toBe(
      `/download/${routes}/routes/${id}/iets.${name.split('.')[1]}?preview=1`,
    )
    expect(html).toContain('<h1>Iets</h1>')
    expect(html).toContain(`href="/download/${routes}/routes/${id}/iets.${name.split('.')[1]}"`)
  })

  it('shows the known facts', async () => {
    const id = await file(test.library, routes, 'Gids', {
      description: 'Zes dagtochten.',
      version: '2.1',
      tags: ['wandelen'],
      maker: 'J. de Vries',
      customFields: [{ label: 'Website', type: 'url', value: 'https://a.example/' }],
    })
    const { body, head } = await page(id)
    for (const part of ['Zes dagtochten.', '2.1', 'wandelen', 'J. de Vries', 'href="https://a.example/"'])
      expect(body.html).toContain(part)
    expect(head).toEqual({
      title: 'Gids',
      description: 'Zes dagtochten.',
      canonical: `/bestand-bekijken/${id}/`,
    })
    expect(body.cacheable).toBe(true)
    expect([...body.tags]).toContain(`file:${id}`)
  })

  it('abuse 16: shows a text as text', async () => {
    const id = await file(test.library, routes, 'Script', { contents: '<script>alert(1)</script>\n\0é' })
    const html = await htmlOf(id)
    expect(html).toContain('<pre>&lt;script&gt;alert(1)&lt;/script&gt;\n\ufffdé</pre>')
    expect(html).not.toContain('<script>')
  })

  it('shows the beginning of a long text, whole letters only', async () => {
    const id = await file(test.library, routes, 'Lang', { contents: `x${'é'.repeat(150_000)}` })
    const html = await htmlOf(id)
    expect(html).toMatch(/<pre>xé+<\/pre>/)
    expect(html).toContain('Dit is het begin van het bestand.')
    const short = await file(test.library, routes, 'Kort', { contents: 'kort' })
    expect(await htmlOf(short)).not.toContain('Dit is het begin')
  })

  it.each([
    ['an old program', Buffer.from('caf\xe9', 'latin1')],
    ['UTF-16', Buffer.from('\ufeffcafé', 'utf16le')],
  ])('reads a text of %s', async (_, contents) => {
    const id = await file(test.library, routes, 'Oud', { contents })
    expect(await htmlOf(id)).toContain('café</pre>')
  })

  it('LIB-16 shows a table as a table, and formulas and markup in it as text', async () => {
    const contents = 'naam;km\nJabikspaad;130\n=HYPERLINK("http://x");<script>alert(1)</script>'
    const id = await file(test.library, routes, 'Afstanden', { name: 'a.csv', contents })
    const html = await htmlOf(id)
    expect(html).toContain('<th scope="col">naam</th><th scope="col">km</th>')
    expect(html).toContain('<td>Jabikspaad</td><td class="num">130</td>')
    expect(html).toContain('=HYPERLINK')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;</td>')
    expect(html).not.toContain('<script>')
  })

  it('LIB-16 shows the words of a document in paragraphs, once they have been read', async () => {
    const contents = '{\\rtf1 Eerste alinea.\\par Tweede <b>alinea</b>.}'
    const id = await file(test.library, routes, 'Verslag', { name: 'a.rtf', contents })
    const unread = await page(id)
    expect(unread.body.html).toContain('Dit bestand wordt nog gelezen.')
    expect(unread.body.cacheable).toBe(false)
    await test.jobs.start()
    await expect
      .poll(() => htmlOf(id))
      .toContain('<p>Eerste alinea.</p><p>Tweede &lt;b&gt;alinea&lt;/b&gt;.</p>')
  })

  it('LIB-16 converts a picture that browsers cannot show', async () => {
    const contents = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>',
    )
    const id = await file(test.library, routes, 'Plattegrond', { name: 'a.svg', contents })
    expect(await htmlOf(id)).toMatch(/<img src="[^"]+\.svg\?preview=1" alt="Voorbeeld van Plattegrond"/)
  })

  it('offers the download when nothing can be shown', async () => {
    const id = await file(test.library, routes, 'Pakket', { name: 'a.gpkg', contents: 'x' })
    const html = await htmlOf(id)
    expect(html).toContain('Van dit soort bestand is geen voorbeeld.')
    expect(html).not.toMatch(/<iframe|<img|<pre/)
  })

  it('links to a remote file', async () => {
    const added = await test.library.addRemoteFile({
      categoryId: routes,
      title: 'Elders',
      url: 'https://elders.example/a.pdf',
      extension: 'pdf',
      published: true,
    })
    if (!added.ok) throw new Error(added.code)
    const html = await htmlOf(String(added.value.id))
    expect(html).toContain('href="https://elders.example/a.pdf" rel="external noopener"')
    expect(html).not.toContain('<iframe')
    const number = String(added.value.id).replace('r', '')
    expect(await answer(number)).toEqual({
      kind: 'redirect',
      status: 301,
      to: `/bestand-bekijken/${added.value.id}/`,
    })
  })

  it('does not count a view as a download', async () => {
    const id = await file(test.library, routes, 'Bekeken')
    await htmlOf(id)
    expect((await test.library.file(anonymous, id))?.inside?.hits).toBe(0)
  })

  it.each(['999999', 'x', '1e2', '..', '%00'])('does not exist for %s', async (id) => {
    expect(await answer(id)).toBeUndefined()
  })
})

describe('LIB-25 things related to a file', () => {
  const linksOf = async (id: number, viewer?: Viewer) =>
    [...(await htmlOf(id, viewer && { viewer })).matchAll(/<a class="link" href="([^"]+)">([^<]+)</g)].map(
      ([, href, label]) => `${label}: ${href}`,
    )

  it('links to its other formats, and to the previous and next file in natural order', async () => {
    const walks = await category(test.library, 'Wandelingen')
    const add = (title: string, more = {}) => file(test.library, walks, title, more)
    const [ten, two, twin, one] = [
      await add('Dag 10'),
      await add('Dag 2'),
      await add('dag 2'),
      await add('Dag 1'),
    ]
    await add('Dag 2', { published: false })
    await add('Dag 3', { hidden: true })
    expect(await linksOf(two)).toEqual([
      `dag 2 (TXT): /bestand-bekijken/${twin}/`,
      `Dag 1 (TXT): /bestand-bekijken/${one}/`,
      `Dag 10 (TXT): /bestand-bekijken/${ten}/`,
    ])
    expect(await linksOf(ten)).toContain(`dag 2 (TXT): /bestand-bekijken/${twin}/`)
    expect([...(await page(two)).body.tags]).toContain('list:files')
  })

  it('links to the places that name it, and to none that visitors may not see (abuse 10)', async () => {
    const sheet = await file(test.library, routes, 'Gegevensblad')
    const declared = await site.content.addOwnField({ kind: 'jacobalia', label: 'Bladen', type: 'files' })
    const add = (title: string, status: 'published' | 'draft', files: number[]) =>
      site.content.addEntry({ type: 'jacobalia', title, status, fields: { [declared.name]: files } })
    await add('Kerk van Zeerijp', 'published', [sheet])
    await add('Geheime kapel', 'draft', [sheet])
    await add('Andere kerk', 'published', [sheet + 1000])
    const links = await linksOf(sheet)
    expect(links.filter((link) => link.includes('jacobalia'))).toEqual([
      'Kerk van Zeerijp: /jacobalia/kerk-van-zeerijp/',
    ])
    expect([...(await page(sheet)).body.tags]).toContain('list:jacobalia')
  })
})

describe('LIB-19 abuse 11: the page of a protected file', () => {
  it('shows its title and how to open it', async () => {
    const id = await file(test.library, routes, 'Testament', {
      description: 'zonnebloemen',
      contents: 'schat',
    })
    await test.library.changeLock({ file: id }, { password: 'schelp', roles: ['customer'] })
    const { body, head } = await page(id)
    expect(body.html).toContain('<h1 class="protected-title">Testament</h1>')
    expect(body.html).toContain('name="wpfd_password_value"')
    expect(body.html).toContain(`redirect_to=%2Fbestand-bekijken%2F${id}%2F`)
    expect(body.html + JSON.stringify(head)).not.toMatch(/zonnebloem|schat|\/download\//)
    expect(head.canonical).toBeUndefined()
    expect([...body.tags]).toContain('protected')
    const opened = await htmlOf(id, { viewer: unlockedViewer(`file:${id}`) })
    expect(opened).toContain('<pre>schat</pre>')
    expect(opened).toMatch(/<p [^>]*id="wpfd-password"[^>]*>.*Ontgrendeld/)
    const refused = await page(id, { query: `wpfd_notice=password.wrong-password.file-${id}` })
    expect(refused.body.html).toContain('Dit wachtwoord is niet goed.')
    expect(refused.body.cacheable).toBe(false)
  })

  it.each([
    ['a.csv', 'schat;kist'],
    ['a.rtf', '{\\rtf1 schat}'],
    ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><text>schat</text></svg>'],
  ])('shows nothing of %s', async (name, contents) => {
    const id = await file(test.library, routes, 'Kluis', { name, contents })
    await test.library.changeLock({ file: id }, { password: 'schelp' })
    expect(await htmlOf(id)).not.toMatch(/schat|file-stage|preview=1/)
    expect(await test.library.words(anonymous, id)).toBeUndefined()
    expect(await test.library.table(anonymous, id)).toBeUndefined()
    expect(await test.library.open(anonymous, id)).toMatchObject({ ok: false, code: 'locked' })
  })

  it('shows a draft to staff only', async () => {
    const id = await file(test.library, routes, 'Ontwerp', { published: false })
    expect(await answer(id)).toBeUndefined()
    const { head, body } = await page(id, { viewer: editor })
    expect([head.canonical, body.cacheable]).toEqual([undefined, false])
  })
})

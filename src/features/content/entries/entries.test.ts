import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { anonymous } from '../../../kernel/viewer.ts'
import type { Content } from '../index.ts'
import { type ContentTest, createContentTest, staff } from '../testing.ts'

let bench: ContentTest
let content: Content
beforeAll(async () => {
  bench = await createContentTest()
  content = bench.content
})
afterAll(() => bench.close())

const day = 86_400_000
const published = (type: 'page' | 'post' | 'jacobalia' | 'product', title: string) =>
  content.addEntry({ type, title, status: 'published' })

const whatStandsAt = async (path: string, viewer = anonymous) => {
  const found = await content.find(path, viewer)
  if (found?.kind === 'entry') return found.entry.title
  if (found?.kind === 'moved') return `moved to ${found.to}`
  return found && `gone: ${found.title}`
}

it('CAT-01 gives an entry of every type its address, and finds it there', async () => {
  const addresses = []
  for (const type of ['page', 'post', 'jacobalia', 'product'] as const) {
    const entry = await published(type, `Één ${type}`)
    addresses.push(entry.url)
    expect(await whatStandsAt(entry.url)).toBe(`Één ${type}`)
  }
  expect(addresses).toEqual([
    '/een-page/',
    '/nieuws/een-post/',
    '/jacobalia/een-jacobalia/',
    '/product/een-product/',
  ])
})

it('CAT-01 keeps the id of an imported entry, and gives new ones higher ids', async () => {
  const imported = await content.addEntry({
    id: 14107,
    type: 'jacobalia',
    title: 'Groate Kerk',
    status: 'published',
  })
  expect(imported.id).toBe(14107)
  const later = await content.addEntry({ id: 31_000, type: 'page', title: 'Ver' })
  const own = await published('page', 'Daarna')
  expect(own.id).toBeGreaterThan(later.id)
})

it('CAT-01 finds nothing at an address without an entry', async () => {
  await published('page', 'Over ons')
  const nobodys = [
    '/niets/',
    '/nieuws/over-ons/',
    '/over-ons/meer/',
    '/over-ons/',
    '//',
    '/a\0b/',
    '/%00/',
    '/%E0%A4%A/',
  ]
  const found = await Promise.all(nobodys.map((path) => whatStandsAt(path)))
  expect(found).toEqual([...nobodys].map((path) => (path === '/over-ons/' ? 'Over ons' : undefined)))
  expect(await content.entry(3_000_000_000, staff)).toBeUndefined()
  expect(await content.entries([Number.NaN, -1, 1.5, 1e12])).toEqual([])
})

it('EDIT-01 shows a draft to staff only', async () => {
  const draft = await content.addEntry({ type: 'page', title: 'Nog niet klaar' })
  expect(await whatStandsAt(draft.url)).toBeUndefined()
  expect(await whatStandsAt(draft.url, staff)).toBe('Nog niet klaar')
  expect(await content.entry(draft.id, anonymous)).toBeUndefined()
  expect(await content.entries([draft.id])).toEqual([])
  expect((await content.list({ type: 'page', words: 'klaar' })).total).toBe(0)
  expect((await content.search('klaar', 1, 10)).total).toBe(0)
  for await (const { url } of content.sitemap()) expect(url).not.toBe(draft.url)
})

it('EDIT-01 dates a draft when it is published, and shows it everywhere', async () => {
  const draft = await content.addEntry({ type: 'post', title: 'Eindelijk' })
  bench.now = new Date(bench.now.getTime() + day)
  bench.published.length = 0
  const changed = await content.changeEntry(draft.id, { status: 'published' })
  expect(changed).toMatchObject({ ok: true, value: { publishedAt: bench.now } })
  expect(await whatStandsAt('/nieuws/eindelijk/')).toBe('Eindelijk')
  expect(bench.published).toEqual(expect.arrayContaining([`entry:${draft.id}`, 'list:post']))
})

it('EDIT-01 publishes an entry on its date', async () => {
  const date = new Date(bench.now.getTime() + day)
  const post = await content.addEntry({
    type: 'post',
    title: 'Lezing',
    status: 'published',
    publishedAt: date,
  })
  expect(await whatStandsAt(post.url)).toBeUndefined()
  expect(await whatStandsAt(post.url, staff)).toBe('Lezing')
  expect((await content.list({ type: 'post', words: 'lezing' })).total).toBe(0)
  bench.now = date
  expect(await whatStandsAt(post.url)).toBe('Lezing')
  expect((await content.list({ type: 'post', words: 'lezing' })).total).toBe(1)
})

it('EDIT-01 expires lists on the date of an entry, also after staff have moved that date', async () => {
  const inMs = (ms: number) => new Date(Date.now() + ms)
  bench.now = new Date()
  const post = await content.addEntry({
    type: 'post',
    title: 'Straks',
    status: 'published',
    publishedAt: inMs(day),
  })
  const date = inMs(500)
  await content.changeEntry(post.id, { publishedAt: date })
  await bench.jobs.start()
  bench.published.length = 0
  bench.now = date
  await vi.waitFor(
    () => expect(bench.published).toEqual(expect.arrayContaining([`entry:${post.id}`, 'list:post'])),
    { interval: 100 },
  )
})

it('EDIT-01 answers 410 for a deleted entry that visitors could see, and 404 for a deleted draft', async () => {
  const entry = await published('jacobalia', 'Afgebroken kapel')
  const draft = await content.addEntry({ type: 'jacobalia', title: 'Vergissing' })
  await content.deleteEntry(entry.id)
  await content.deleteEntry(draft.id)
  await content.deleteEntry(draft.id)
  expect(await whatStandsAt(entry.url)).toBe('gone: Afgebroken kapel')
  expect(await whatStandsAt(draft.url, staff)).toBeUndefined()
  expect((await content.list({ type: 'jacobalia', words: 'afgebroken' })).total).toBe(0)
})

it('EDIT-01 gives the address of a deleted entry to a new one, and restores the old one beside it', async () => {
  const former = await published('page', 'Contact')
  await content.deleteEntry(former.id)
  const present = await published('page', 'Contact')
  expect(present.url).toBe('/contact/')
  expect(await whatStandsAt('/contact/')).toBe('Contact')
  const back = await content.changeEntry(former.id, { status: 'published' })
  expect(back).toMatchObject({ value: { url: '/contact-2/' } })
})

it('EDIT-07 redirects every former address of an entry to its present one', async () => {
  const entry = await published('jacobalia', 'Sint Jacobskerk')
  await content.changeEntry(entry.id, { slug: 'jacobskerk-brugge' })
  await content.changeEntry(entry.id, { slug: 'Jacobskerk te Brugge' })
  const now = '/jacobalia/jacobskerk-te-brugge/'
  expect(await whatStandsAt('/jacobalia/sint-jacobskerk/')).toBe(`moved to ${now}`)
  expect(await whatStandsAt('/jacobalia/jacobskerk-brugge/')).toBe(`moved to ${now}`)
  expect(await whatStandsAt(now)).toBe('Sint Jacobskerk')
  await content.changeEntry(entry.id, { slug: 'sint-jacobskerk' })
  expect(await whatStandsAt('/jacobalia/sint-jacobskerk/')).toBe('Sint Jacobskerk')
  await content.deleteEntry(entry.id)
  expect(await whatStandsAt(now)).toBe('gone: Sint Jacobskerk')
})

it('EDIT-07 redirects old addresses to new ones, decoded, and never in a circle', async () => {
  await content.addRedirect('/oude/caf%C3%A9.html?id=1', '/een-page/')
  expect(await whatStandsAt('/oude/caf%C3%A9.html/')).toBe('moved to /een-page/')
  expect(await whatStandsAt('/oude/café.html/')).toBe('moved to /een-page/')
  await content.addRedirect('/a', '/b/')
  await content.addRedirect('/b/', '/c/')
  expect(await whatStandsAt('/a/')).toBe('moved to /c/')
  await content.addRedirect('/c/', '/a/')
  expect(await whatStandsAt('/a/')).toBeUndefined()
  expect(await whatStandsAt('/b/')).toBeUndefined()
  for (const to of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])
    await expect(content.addRedirect('/weg/', to)).rejects.toThrow('cannot lead')
})

it('EDIT-05 gives each of many equal titles a slug of its own, also if all are added at once', async () => {
  const added = await Promise.all(Array.from({ length: 12 }, () => published('product', 'Jaarboek')))
  const slugs = added.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(12)
  expect(slugs).toEqual(expect.arrayContaining(['jaarboek', 'jaarboek-2', 'jaarboek-12']))
  expect((await published('page', 'Nieuws')).slug).toBe('nieuws-2')
  expect((await published('post', '!!!')).slug).toBe('post')
})

it('EDIT-01 shows the front page at / and redirects there from its own address', async () => {
  const home = await published('page', 'Welkom')
  expect(await whatStandsAt('/')).toBeUndefined()
  await content.changeSettings({ frontPageId: home.id })
  expect(await whatStandsAt('/')).toBe('Welkom')
  expect(await whatStandsAt('/welkom/')).toBe('moved to /')
  expect((await content.entries([home.id]))[0]?.url).toBe('/')
  await content.changeSettings({ frontPageId: undefined })
  expect(await whatStandsAt('/welkom/')).toBe('Welkom')
})

it('EDIT-01 stores the widgets of a page, and expires the page when they change', async () => {
  const data = (text: string) => ({
    root: { props: {} },
    content: [{ type: 'Heading', props: { id: 'kop', text } }],
  })
  const page = await content.addEntry({
    type: 'page',
    title: 'Route',
    status: 'published',
    document: data('Een'),
  })
  expect(page.document).toEqual(data('Een'))
  await content.changeEntry(page.id, { document: data('Twee') })
  expect((await content.entry(page.id, anonymous))?.document).toEqual(data('Twee'))
  await content.saveDraft(page.documentId ?? 0, data('Drie'))
  expect((await content.entry(page.id, anonymous))?.document).toEqual(data('Twee'))
  bench.published.length = 0
  await content.publishDocument(page.documentId ?? 0)
  expect((await content.entry(page.id, anonymous))?.document).toEqual(data('Drie'))
  expect(bench.published).toContain(`entry:${page.id}`)
})

it('CAT-01 stores the facts of a place, and refuses other fields', async () => {
  const place = await content.addEntry({
    type: 'jacobalia',
    title: 'Kerk met feiten',
    status: 'published',
    position: { latitude: 53.2, longitude: 5.6, precision: 'centre' },
    fields: {
      place: 'Zeerijp',
      kilometresToSantiago: 1620,
      sources: [{ name: 'Reliwiki', url: 'https://reliwiki.nl/' }],
    },
  })
  expect(place).toMatchObject({
    position: { latitude: 53.2, longitude: 5.6, precision: 'centre' },
    fields: { place: 'Zeerijp', kilometresToSantiago: 1620 },
  })
  const changed = await content.changeEntry(place.id, { position: null })
  expect(changed.ok && changed.value.position).toBeUndefined()
  for (const fields of [
    { monumentUrl: 'javascript:alert(1)' },
    { kilometresToSantiago: -1 },
    { sources: [{ name: 'x', url: 'data:text/html,x' }] },
  ])
    await expect(content.addEntry({ type: 'jacobalia', title: 'Fout', fields })).rejects.toThrow()
})

it('abuse 16 removes whatever runs, frames, styles or calls a third party from a body', async () => {
  const body = `<h1 onclick="x()">Kop</h1><script>alert(1)</script><p style="background:url(//evil)">Tekst
    <a href="javascript:alert(1)">a</a><a href="/jacobalia/">b</a><a href="JAVASCRIPT&colon;alert(1)">c</a></p>
    <img src="x" onerror="alert(1)"><img src="https://evil.example/pixel.gif"><img src="//evil.example/p.gif">
    <img src="/media/1/kerk.jpg" alt="Kerk"><iframe src="https://evil.example"></iframe><svg><script>1</script></svg>
    <style>p{color:red}</style><form action="/x"><input></form><object data="x"></object><math><mi>x</mi></math>`
  const entry = await content.addEntry({ type: 'page', title: 'Van elders', body })
  expect(entry.body).not.toMatch(/script|onclick|onerror|style|iframe|svg|form|object|evil|alert/i)
  expect(entry.body).toContain('<h2>Kop</h2>')
  expect(entry.body).toContain('<a href="/jacobalia/">b</a>')
  expect(entry.body).toContain('<img src="/media/1/kerk.jpg" alt="Kerk" />')
  const changed = await content.changeEntry(entry.id, { body: '<p>Nieuw<script>1</script></p>' })
  expect(changed).toMatchObject({ value: { body: '<p>Nieuw</p>' } })
})

it('abuse 24 removes null bytes and broken characters from every text', async () => {
  const entry = await content.addEntry({
    type: 'post',
    title: 'Ti\0tel',
    excerpt: 'Kort\0 \ud800',
    body: '<p>Lang\0</p>',
    slug: 'n\0ul',
    fields: { place: 'Den\0 Haag', remark: { deep: ['\ud800\0'] } },
  })
  expect(entry).toMatchObject({ title: 'Titel', excerpt: 'Kort \ufffd', body: '<p>Lang</p>', slug: 'n-ul' })
  expect(entry.fields).toEqual({ place: 'Den Haag', remark: { deep: ['\ufffd'] } })
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { plainPicture } from '../../features/content/media/testing.ts'
import { tinyTiles } from '../../widgets/shared/map/testing/tiny-tiles.ts'
import type { Resource } from '../resource.ts'
import { entryResource } from '../resources/entries.ts'
import { resources } from '../resources/index.ts'
import type { StaffTest } from '../testing.ts'

/** Ids of things that fields may refer to. */
export interface Known {
  pictures: number[]
  pages: number[]
  products: number[]
  file: number
  /** A file with map tiles. */
  mapFile: number
  categories: number[]
  terms: Record<string, number[]>
  author: number
}

export type Rows = Readonly<Record<string, () => Promise<number | string>>>

/** Every resource of the program, and that of the kind defined by `createEveryRow`. */
export const everyResource: ReadonlyMap<string, Resource> = new Map([
  ...resources,
  ['eigen_routes', entryResource({ type: 'eigen_routes', resource: 'eigen_routes', right: 'entries' })],
])

/** Creates rows of every resource, for tests that walk all resources: one without rows fails there. */
export async function createEveryRow(bench: StaffTest): Promise<{ known: Known; rows: Rows }> {
  const { content, library, shop, accounts } = bench.program
  let count = 0
  const word = (text: string) => {
    count += 1
    return `${text} ${count}`
  }
  const added = async (path: string, body: unknown) => {
    const { status, body: row } = await bench.call('administrator', path, 'POST', body)
    if (status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(row)}`)
    return row.id
  }
  const picture = async () => {
    const form = new FormData()
    const bytes = new Uint8Array(await plainPicture(64, 48))
    form.set('file', new File([bytes], `${word('foto')}.png`, { type: 'image/png' }))
    return added('media', form)
  }
  const term = (taxonomy: string, name: string) => added('terms', { taxonomy, name })
  const product = (title: string) =>
    added('products', { title, offer: { sku: word('A'), regularCents: 500, vatClass: 'standard' } })
  const category = () => added('file-categories', { name: word('Map') })
  const categories = [await category(), await category()]
  const file = async (name = `${word('Verslag')}.txt`, contents: Buffer = Buffer.from('inhoud')) => {
    const kept = await library.addFile(Readable.from([contents]), {
      categoryId: categories[0] ?? 0,
      name,
      published: true,
    })
    if (!kept.ok) throw new Error('no file')
    return kept.value.id
  }
  const page = async (title: string) =>
    (await content.addEntry({ type: 'page', title, status: 'published' })).id
  const products = [await product('Gids'), await product('Kaart')]
  const onSale = await content.addEntry({ type: 'product', title: 'Speld', status: 'published' })
  await shop.staff.addProduct({ entryId: onSale.id, sku: 'S', regularCents: 100, vatClass: 'standard' })

  await content.changeSettings({ comments: { isOn: true } })
  const commented = await content.addEntry({ type: 'post', title: 'Besproken', status: 'published' })

  await added('kinds', { one: 'Route', many: 'Routes', word: 'routes', isPlace: true, hasMoment: true })

  const author = await added('users', {
    name: 'Schrijver',
    email: 'schrijver@schelp.example',
    role: 'editor',
  })

  return {
    known: {
      author,
      pictures: [await picture(), await picture()],
      pages: [await page('Voor'), await page('Midden')],
      products,
      file: await file(),
      mapFile: await file('kaart.pmtiles', tinyTiles([8, 132, 83], '')),
      categories,
      terms: {
        plaats: [await term('plaats', 'Utrecht'), await term('plaats', 'Zwolle')],
        product_cat: [await term('product_cat', 'Boeken')],
      },
    },
    rows: {
      pages: () => added('pages', { title: word('Bladzij') }),
      posts: () => added('posts', { title: word('Bericht') }),
      agenda: () => added('agenda', { title: word('Wandeling') }),
      jacobalia: () => added('jacobalia', { title: word('Kerk') }),
      kinds: () => {
        const name = word('Soort')
        return added('kinds', { one: name, many: name, word: name.toLowerCase().replace(' ', '-') })
      },
      taxonomies: () => {
        const name = word('Reeks')
        return added('taxonomies', { one: name, many: name, word: name.toLowerCase().replace(' ', '-') })
      },
      eigen_routes: () => added('eigen_routes', { title: word('Route') }),
      'own-fields': () => added('own-fields', { kind: 'jacobalia', label: word('Bouwjaar'), type: 'text' }),
      terms: () => term('plaats', word('Breda')),
      media: picture,
      files: file,
      'file-categories': category,
      menus: async () => {
        const id = await added('menus', { title: word('Menu') })
        const items = [{ label: 'Thuis', url: '/' }]
        await bench.call('administrator', `menus/${id}`, 'PUT', { items })
        return id
      },
      products: () => product(word('Boekje')),
      coupons: () => added('coupons', { code: word('ZOMER'), kind: 'percentage', amount: 10 }),
      'shipping-zones': () =>
        added('shipping-zones', { label: word('Thuis'), cents: 495, countries: ['NL'] }),
      roles: () => added('roles', { name: word('Rol'), rights: ['pages'] }),
      users: () =>
        added('users', {
          name: 'Anna',
          email: `${word('anna').replace(' ', '')}@schelp.example`,
          role: 'editor',
        }),
      async backups() {
        const folder = join(bench.dataDir, 'backups')
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, 'schelp-2026-11-22-023000.tar'), 'reservekopie')
        return 'schelp-2026-11-22-023000.tar'
      },
      async 'import-sources'() {
        const { sources } = bench.program.siteImports
        const begun = await sources.start({ name: word('uitvoer.xml'), size: 10, sentBy: '1' })
        if (!begun.ok) throw new Error(begun.code)
        return begun.value.id
      },
      settings: async () => 'site',
      look: async () => 'site',
      profile: async () => 'me',
      'shop-settings': async () => 'shop',
      'shop-mails': async () => 'sent',
      texts: async () => 'toy.hello',
      redirects: () => added('redirects', { from: `/oud-${word('').trim()}/`, to: '/' }),
      'form-entries': () =>
        bench.program.forms.receive({
          form: 'Contact',
          page: '/',
          answers: [{ label: 'Bericht', value: word('Dag') }],
          to: [],
          keptDays: 30,
          isSuspect: false,
        }),
      newsletters: () => added('newsletters', { title: word('Nieuwsbrief') }),
      'newsletter-lists': () => added('newsletter-lists', { name: word('Lijst') }),
      async subscribers() {
        const email = `${word('lezer').replace(' ', '')}@schelp.example`
        await bench.program.newsletter.subscribe({ email, page: '/' })
        const found = await bench.program.newsletter.subscribers({ words: email, page: 1, perPage: 1 })
        return found.subscribers[0]?.id ?? 0
      },
      views: () => added('views', { list: 'posts', name: word('Mijn'), query: { sort: 'title' } }),
      async comments() {
        const comment = await content.addComment({
          entryId: commented.id,
          author: 'Piet',
          email: 'piet@schelp.example',
          text: word('Mooi'),
        })
        if (!comment.ok) throw new Error(comment.code)
        return comment.value.id
      },
      async reviews() {
        const review = await shop.catalogue.addReview({
          productId: onSale.id,
          rating: 4,
          author: 'Piet',
          email: 'piet@schelp.example',
          text: word('Mooi'),
        })
        if (!review.ok) throw new Error('no review')
        await shop.staff.changeReview(review.value.id, { approved: true })
        return review.value.id
      },
      async documents() {
        const data = { root: { props: {} }, content: [] }
        return (await content.startDocument({ kind: 'popup', title: word('Opgemaakt'), by: '', data })).id
      },
      async sessions() {
        const headers = await bench.signIn('administrator')
        const [session] = await accounts.listSessions(headers)
        return session?.id ?? 0
      },
    },
  }
}

/** Another value for one field of each resource. */
const others: Readonly<Record<string, Record<string, unknown>>> = {
  terms: { name: 'Anders' },
  menus: { title: 'Anders' },
  users: { name: 'Anders' },
  profile: { name: 'Anders' },
  media: { alt: 'Anders' },
  'file-categories': { name: 'Anders' },
  coupons: { amount: 11 },
  'shipping-zones': { label: 'Anders' },
  texts: { override: 'Anders' },
  reviews: { answer: 'Anders' },
  comments: { answer: 'Anders' },
  'own-fields': { label: 'Anders' },
  kinds: { many: 'Anders' },
  taxonomies: { many: 'Anders' },
  roles: { rights: ['media'] },
  'newsletter-lists': { about: 'Anders' },
  'form-entries': { status: 'done' },
  look: { corner: 'soft' },
  'shop-settings': { collection: { place: 'Anders' } },
}

/** A change of one field. */
export const otherOf = (name: string): Record<string, unknown> => others[name] ?? { title: 'Anders' }

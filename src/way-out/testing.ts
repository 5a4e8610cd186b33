import { Readable } from 'node:stream'
import sharp from 'sharp'
import { cartOf, openForSale, placed } from '../features/shop/orders/testing.ts'
import type { ShopTest } from '../features/shop/testing.ts'
import type { StaffTest } from '../staff-api/testing.ts'

export const mollieKey = 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'
/** Titles of files that no file system takes as they are. */
export const odd = ['../../kwaad', 'a/b', '=cmd()', 'x'.repeat(190), 'Foto', 'foto']

/** A small site with something of every sort. */
export async function fillSmallSite(site: StaffTest) {
  const { program } = site
  const { content, library, shop, newsletter, accounts } = program
  await site.signIn('administrator')
  const author = (await program.handle.pool.query<{ id: number }>('select id from account_users limit 1'))
    .rows[0]?.id
  await content.changeSettings({ title: 'Schelp & co', comments: { isOn: true } })
  const contents = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#883322' } })
    .png()
    .toBuffer()
  const picture = await content.addMedia({
    contents,
    name: 'Kerk van Zeerijp.png',
    alt: 'De kerk',
    maker: 'Jan',
    licence: 'CC BY 4.0',
    drawnWhenSeen: true,
  })
  if (!picture.ok) throw new Error(picture.code)
  const pictureId = picture.value.id
  await content.addTaxonomy({ one: 'Regio', many: 'Regio’s', word: 'regio', isTree: true, kinds: ['page'] })
  const above = await content.addTerm({ taxonomy: 'onderwerp', name: 'Wandelen & meer' })
  const subject = await content.addTerm({ taxonomy: 'onderwerp', name: 'Friesland', parentId: above.id })
  const category = await content.addTerm({ taxonomy: 'product_cat', name: 'Boeken, kaarten' })
  const post = await content.addEntry({
    type: 'post',
    title: 'Nieuws met ]]> & <tekens>',
    status: 'published',
    authorId: author,
    pictureId,
    body: '<p>Zie <a href="/over-ons/">ons</a>.</p>',
    excerpt: '=SOM(1)',
    termIds: [subject.id],
  })
  const page = await content.addEntry({
    type: 'page',
    title: 'Over ons',
    slug: 'over-ons',
    status: 'published',
    document: {
      root: { props: {} },
      content: [
        { type: 'heading', props: { id: 'heading-1', text: 'Wie wij zijn' } },
        {
          type: 'text',
          props: { id: 'text-1', html: '<p>Een <strong>vereniging</strong> van pelgrims.</p>' },
        },
      ],
    },
  })
  await content.addEntry({ type: 'page', title: 'Concept', status: 'draft' })
  const place = await content.addEntry({
    type: 'jacobalia',
    title: 'Jacobuskerk',
    status: 'published',
    fields: { place: 'Zeerijp' },
    position: { latitude: 53.34, longitude: 6.75, precision: 'exact' },
  })
  const comment = await content.addComment({
    entryId: post.id,
    author: 'Piet',
    email: 'piet@schelp.example',
    text: 'Mooi!',
  })
  if (!comment.ok) throw new Error(comment.code)
  await content.changeComment(comment.value.id, { approved: true, answer: 'Dank je.' })
  await content.setMenu('main', [
    { label: 'Over ons', url: '/over-ons/', items: [{ label: 'Nieuws', url: '/nieuws/', items: [] }] },
  ])
  await program.handle.pool.query(
    "insert into content_redirects (from_path, to_url) values ('/oud/', '/over-ons/')",
  )
  await program.handle.pool.query('insert into content_redirects (from_path, entry_id) values ($1, $2)', [
    '/kerk/',
    place.id,
  ])

  const folder = await library.addCategory({ name: 'Archief: jaren ’90' })
  if (!folder.ok) throw new Error(folder.code)
  const inner = await library.addCategory({ name: '..', parentId: folder.value.id })
  if (!inner.ok) throw new Error(inner.code)
  const files: number[] = []
  for (const title of odd) {
    const added = await library.addFile(Readable.from([Buffer.from(`inhoud van ${title}`)]), {
      categoryId: inner.value.id,
      name: 'a.txt',
      title,
      published: true,
      tags: ['oud'],
      description: '@tekst',
    })
    if (!added.ok) throw new Error(added.code)
    files.push(added.value.id)
  }
  await library.changeLock({ file: files[0] ?? 0 }, { password: 'sesam-open-u-1' })

  const shopTest = { shop } as ShopTest
  await openForSale(shopTest, mollieKey)
  const book = await content.addEntry({
    type: 'product',
    title: 'Gids',
    status: 'published',
    body: '<p>Regel\nwijs</p>',
    pictureId,
    termIds: [category.id],
  })
  await shop.staff.addProduct({
    entryId: book.id,
    sku: 'GIDS',
    regularCents: 1850,
    saleCents: 1500,
    vatClass: 'reduced',
    stock: 12,
    weightGrams: 250,
    fileIds: files.slice(1, 3),
  })
  const shirt = await content.addEntry({ type: 'product', title: 'Shirt', status: 'published' })
  await shop.staff.addProduct({
    entryId: shirt.id,
    sku: 'SHIRT',
    regularCents: 2000,
    vatClass: 'standard',
    upSellIds: [book.id],
    attributes: [{ name: 'Maat', values: ['S', 'M, ruim'], forVariants: true }],
    variants: [
      { sku: 'SHIRT-S', attributes: { Maat: 'S' }, regularCents: 2000, stock: 3 },
      { sku: 'SHIRT-M', attributes: { Maat: 'M, ruim' }, regularCents: 2100 },
    ],
  })
  const token = await cartOf(shopTest, { productId: book.id, quantity: 2 })
  const order = await placed(shopTest, token, { note: '=HYPERLINK("x")' })
  await newsletter.subscribe({ email: 'lezer@schelp.example', name: 'Lies', page: '/nieuwsbrief/' })
  await accounts.requestReset({ email: 'administrator@schelp.example', from: 'test' })
  return { post, page, place, book, shirt, files, order, pictureId, subject, author }
}

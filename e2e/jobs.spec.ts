import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'
import { Desk } from './support/desk.ts'
import { Hand } from './support/hand.ts'
import { asVisitor, overflowOf, test } from './support/staff.ts'

interface Job {
  title: string
  /** Pages are composed at a desk; on a phone their texts are changed. */
  atDesk?: true
  /** What stands there before; the words by which the job knows it. */
  given?: (staff: APIRequestContext, name: string, address: string) => Promise<string>
  run: (hand: Hand, name: string, given: string) => Promise<void>
}

const add = async (staff: APIRequestContext, path: string, data: object) => {
  const answer = await staff.post(`/staff-api/${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
const saved = ({ page }: Hand) => expect(page.getByText('Opgeslagen', { exact: true })).toBeVisible()
const shows = (hand: Hand, path: string, words: string) =>
  expect.poll(() => asVisitor(hand.page, path)).toContain(words)

/** One of the demo: of a picture that another journey is adding, the description is asked first. */
async function picture(hand: Hand) {
  await hand.button('Afbeelding kiezen')
  const pictures = hand.page.getByRole('dialog').getByRole('listitem')
  await hand.press(pictures.getByRole('button', { name: /^Tekening / }).first())
}
async function forSale(hand: Hand, name: string) {
  await hand.write('Titel', name)
  await hand.write('Artikelnummer', name)
  await hand.write('Prijs', '7,25')
}
const addressOf = (folder: string, name: string) => `/${folder}/${name.replaceAll(' ', '-').toLowerCase()}/`

const jobs: readonly Job[] = [
  {
    title: 'news with a picture',
    async run(hand, name) {
      await hand.link('Nieuwsbericht schrijven')
      await hand.write('Titel', name)
      await picture(hand)
      await hand.button('Publiceren')
      await shows(hand, '/nieuws/', name)
    },
  },
  {
    title: 'opening hours of a church',
    async given(staff, name) {
      return (await add(staff, 'jacobalia', { title: name, status: 'published' })).url
    },
    async run(hand, name, url) {
      await hand.go('Plaatsen')
      await hand.find(name)
      await hand.link(name)
      await hand.write('Openingstijden', 'zaterdag van 10 tot 12')
      await hand.button('Opslaan')
      await shows(hand, url, 'zaterdag van 10 tot 12')
    },
  },
  {
    title: 'a walk in the calendar',
    async run(hand, name) {
      await hand.go('Agenda')
      await hand.link('Toevoegen')
      await hand.write('Titel', name)
      await hand.write('Dag', '2031-05-01')
      await hand.button('Publiceren')
      await shows(hand, addressOf('agenda', name), '1 mei 2031')
    },
  },
  {
    title: 'a book for sale',
    async run(hand, name) {
      await hand.link('Product toevoegen')
      await forSale(hand, name)
      await hand.button('Publiceren')
      await shows(hand, addressOf('product', name), '7,25')
    },
  },
  {
    title: 'the yearbook is out: product, file, news, newsletter draft',
    async given(staff, name) {
      await add(staff, 'file-categories', { name })
      return name
    },
    async run(hand, name) {
      await hand.link('Product toevoegen')
      await forSale(hand, name)
      await picture(hand)
      await hand.button('Publiceren')
      await shows(hand, addressOf('product', name), '7,25')

      await hand.go('Bestandsbeheer')
      await hand.choose(hand.page.getByRole('treeitem', { name }))
      const asked = hand.page.waitForEvent('filechooser')
      await hand.button('Uploaden')
      const contents = { mimeType: 'text/plain', buffer: Buffer.from('Wij liepen.') }
      await (await asked).setFiles({ name: `${name}.txt`, ...contents })
      await expect(hand.page.getByRole('row').filter({ hasText: name })).toBeVisible()
      await shows(hand, `/bestanden/?q=${encodeURIComponent(name)}`, `${name}</`)

      await hand.go('Nieuws')
      await hand.link('Toevoegen')
      await hand.write('Titel', name)
      await hand.button('Publiceren')
      await shows(hand, '/nieuws/', name)

      await hand.go('Nieuwsbrieven')
      await hand.link('Nieuwe nieuwsbrief')
      await hand.write('Naam', name)
      await hand.button('Maken en schrijven')
      await hand.part('Kop')
      await hand.write('Tekst', `${name} is uit`)
      await expect(hand.page.getByText('Bewaard', { exact: true })).toBeVisible()
    },
  },
  {
    title: 'a picture cut square',
    async given(staff, name) {
      const { picture } = await (await staff.get('/staff-api/media/1')).json()
      const file = {
        name: 'kerk.jpg',
        mimeType: 'image/jpeg',
        buffer: await (await staff.get(picture.src)).body(),
      }
      const sent = await (await staff.post('/staff-api/media', { multipart: { file } })).json()
      await staff.put(`/staff-api/media/${sent.id}`, { data: { alt: name } })
      return `/staff-api/media/${sent.id}`
    },
    async run(hand, name, media) {
      await hand.go('Media')
      await hand.link(name)
      await hand.button('Draaien en bijsnijden')
      await hand.button('1:1')
      await hand.button('Klaar')
      await hand.button('Opslaan')
      await saved(hand)
      const { picture } = await (await hand.page.request.get(media)).json()
      expect(picture.width).toBe(picture.height)
    },
  },
  {
    title: 'a page about cycling',
    atDesk: true,
    async run(hand, name) {
      await hand.link('Pagina maken')
      await hand.write('Titel', name)
      await hand.button('Maken en opmaken')
      await hand.part('Kop')
      await hand.write('Tekst', name)
      await hand.part('Tekst')
      await hand.button('Publiceren')
      await hand.button('Nu publiceren')
      await expect(hand.page.getByText('De pagina staat op de site.')).toBeVisible()
    },
  },
  {
    title: 'a line in a menu',
    async given(staff, name) {
      await add(staff, 'menus', { title: name })
      return name
    },
    async run(hand, name) {
      await hand.go('Menu’s')
      await hand.link(name)
      await hand.button('Onderdeel toevoegen')
      await hand.write('Tekst', 'Fietsen')
      await hand.write('Adres', '/nieuws/')
      await hand.button('Opslaan')
      await saved(hand)
    },
  },
  {
    title: 'two posts that are over, off the site',
    async given(staff, name) {
      for (const part of ['een', 'twee'])
        await add(staff, 'posts', { title: `${name} ${part}`, status: 'published' })
      return name
    },
    async run(hand, name) {
      await hand.go('Nieuws')
      await hand.find(name)
      for (const part of ['een', 'twee'])
        await hand.press(hand.page.getByRole('row', { name: `${name} ${part}` }).getByRole('checkbox'))
      await hand.button('Van de site halen')
      await hand.button('Doorgaan')
      await expect.poll(() => asVisitor(hand.page, '/nieuws/')).not.toContain(name)
    },
  },
  {
    title: 'an order that was paid',
    async given(staff, name, address) {
      const { data } = await (await staff.get('/staff-api/products?perPage=50')).json()
      const book = data.find(
        (row: { offer?: { stock?: number; variants: [] } }) => row.offer?.variants.length === 0,
      )
      const desk = await Desk.open(address)
      const number = await desk.taken(book.id, `${name.replaceAll(' ', '-')}@schelp.example`)
      await desk.close()
      return number
    },
    async run(hand, _, number) {
      await hand.go('Bestellingen')
      await hand.find(number)
      await hand.link(number)
      await hand.button('Betaling noteren')
      await hand.press(hand.page.getByRole('dialog').getByRole('button', { name: 'Betaling noteren' }))
      await expect(hand.page.getByRole('button', { name: 'Verzonden' })).toBeVisible()
    },
  },
  {
    title: 'a newsletter, written and tried',
    atDesk: true,
    async run(hand, name) {
      await hand.go('Nieuwsbrieven')
      await hand.link('Nieuwe nieuwsbrief')
      await hand.write('Naam', name)
      await hand.button('Maken en schrijven')
      await hand.write('Onderwerp', name)
      await hand.part('Kop')
      await hand.write('Tekst', name)
      await hand.link('Bekijken en versturen')
      await hand.button('Stuur mij een proef')
      await expect(hand.page.getByText(/^De proef is onderweg naar/)).toBeVisible()
    },
  },
  {
    title: 'a volunteer is invited',
    async run(hand, name) {
      await hand.go('Accounts')
      await hand.link('Uitnodigen')
      await hand.write('Naam', name)
      await hand.write('E-mailadres', `${name.replaceAll(' ', '-')}@schelp.example`.toLowerCase())
      await hand.button('Uitnodigen')
      await hand.find(name)
      await expect(hand.page.getByRole('row', { name })).toBeVisible()
    },
  },
]

/** What docs/jobs.md says of each: how many presses it takes, and how many it took on the classic site. */
const counts = new Map(
  [...readFileSync('docs/jobs.md', 'utf8').matchAll(/^\| ([^|]+) \|[^|]+\| (\d+) \| (\d+) \|/gm)].map(
    ([, title, presses, classic]) => [title, { presses: Number(presses), classic: Number(classic) }],
  ),
)

// The yearbook is four jobs in one.
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

test('EDIT-05 twelve jobs are written down, and none takes more presses than before', () => {
  expect([...counts.keys()].toSorted()).toEqual(jobs.map(({ title }) => title).toSorted())
  expect(counts.size).toBe(12)
  for (const [title, { presses, classic }] of counts) expect(presses, title).toBeLessThanOrEqual(classic)
})

for (const [width, byKeys] of [
  [1440, true],
  [360, false],
] as const)
  for (const { title, given, run } of jobs.filter(({ atDesk }) => byKeys || !atDesk))
    test(`EDIT-05 ${title}, ${byKeys ? 'by keyboard' : 'on a phone'}, in as many presses as is written`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const name = `Klus ${Date.now()}`
      const known = (await given?.(page.request, name, baseURL ?? '')) ?? ''
      await page.goto('/wp-admin/')
      const hand = new Hand(page, byKeys)
      await run(hand, name, known)
      expect(hand.presses).toBe(counts.get(title)?.presses)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    })

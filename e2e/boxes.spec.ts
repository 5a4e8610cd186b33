import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { urlActionOf } from '../src/kernel/url-action.ts'
import { boxFaults } from './support/box-faults.ts'
import { block, publishLayer, publishPage } from './support/publish.ts'
import { expect, open, pageTypes, test } from './support/site.ts'
import { administratorAt } from './support/staff.ts'

/** Something that opens over a page or in it. */
interface Box {
  /** The source that makes it. */
  from: string
  /** What opens it. */
  opener: string
  /** Its outermost element, while it is open. */
  box: string
  /** Each of several is opened, not the first one alone. */
  each?: true
  /** The pages that offer it. */
  on: readonly PageName[] | { everyBut: readonly PageName[] }
  /** What is done and looked at inside it. */
  inside?: (page: Page, box: Locator) => Promise<void>
  /** It takes long to draw. */
  drawsMap?: true
}

const pages = {
  ...pageTypes,
  shop: '/shop/',
  product: '/product/kaart-van-de-zeventig-plaatsen/',
  calendar: '/agenda/',
  files: '/bestanden/',
  // Made by staff, below.
  layers: '',
} as const
type PageName = keyof typeof pages

/** Enter opens the window of the place that is nearest to the middle: it stands above its place, both in sight. */
async function openWindow(page: Page, box: Locator): Promise<void> {
  const card = box.locator('[data-place-card]')
  await box.locator('canvas').press('Enter')
  await expect(card).toBeVisible()
  expect(await boxFaults(card)).toEqual([])
  const { y = 0, height = 0 } = (await card.boundingBox()) ?? {}
  const below = (page.viewportSize()?.height ?? 0) - y - height
  expect(y).toBeGreaterThanOrEqual(0)
  // Half a marker and 15 px (section 9).
  expect(below, 'the place itself').toBeGreaterThan(27)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
}

const boxes: Record<string, Box> = {
  'the cart': {
    from: 'widgets/mini-cart/view.tsx',
    // On the page of the cart itself it is a link.
    opener: 'body:not(:has([data-behaviour~="cart-page"])) a.cart-contents',
    box: '.mini-cart-drawer[open]',
    on: { everyBut: ['cart'] },
  },
  'the large map': {
    from: 'widgets/shared/map/live/atlas.ts',
    opener: '[data-map-do="large"]',
    box: '.place-atlas[open]',
    on: ['front', 'chart', 'entry'],
    inside: openWindow,
    drawsMap: true,
  },
  'pictures of a list': {
    from: 'widgets/shared/lightbox/lightbox-view.tsx',
    opener: 'main a[data-width]',
    box: '.lightbox[open]',
    on: ['layers'],
  },
  'pictures of a product': {
    from: 'widgets/shared/lightbox/lightbox-view.tsx',
    opener: '.woocommerce-product-gallery__trigger',
    box: '.lightbox[open]',
    on: ['product'],
  },
  'a linked picture': {
    from: 'widgets/shared/lightbox/lightbox-view.tsx',
    opener: 'main .prose a[href*="/media/"]',
    box: '.lightbox[open]',
    on: ['layers'],
  },
  'a file': {
    from: 'widgets/file-search/boxes/file-box.tsx',
    opener: '.found-area .wpfd_previewlink',
    box: '.file-box[open]',
    on: ['file search'],
  },
  'a day': {
    from: 'widgets/file-search/form/calendar-box.tsx',
    opener: '[aria-haspopup="dialog"][name="cfrom"]',
    box: '.cal-box',
    on: ['files'],
  },
  'a popup': {
    from: 'pages/layers/layer-html.tsx',
    opener: 'a:text("Open popup")',
    each: true,
    box: '.popup[open]',
    on: ['layers'],
  },
  'a panel': {
    from: 'pages/layers/layer-html.tsx',
    opener: 'a:text("Open paneel")',
    each: true,
    box: '.side[open]',
    on: ['layers'],
  },
}
const offers = ({ on }: Box, page: PageName) =>
  'everyBut' in on ? !on.everyBut.includes(page) : on.includes(page)

/** Width and height of the window, and letters: those of 32 px are twice as large as usual. */
type Shape = readonly [width: number, height: number, letters: number]
const shapes: readonly Shape[] = [
  [360, 740, 16],
  [740, 360, 16],
  [360, 740, 32],
  [1280, 720, 32],
  [1280, 720, 16],
  [1440, 900, 16],
]

/** The cart's drawer is the same on every page: the front page opens it in each shape, the others in these. */
const fewShapes: readonly Shape[] = [
  [360, 740, 32],
  [1280, 720, 16],
]

/** A map takes long to draw without a graphics card: its shapes are shared out among the pages that have one. */
const mapShapes: Partial<Record<PageName, readonly Shape[]>> = {
  front: [
    [740, 360, 16],
    [1440, 900, 16],
  ],
  chart: [
    [360, 740, 16],
    [1280, 720, 32],
  ],
  entry: [
    [360, 740, 32],
    [1280, 720, 16],
  ],
}

const long = `<p>${'Een dag verder langs de weg. '.repeat(60)}</p>`

/** A page with popups, panels and pictures. */
async function buildLayers(staff: APIRequestContext): Promise<string> {
  const link = (id: string, label: string, to: string) =>
    block('button', id, { label, link: to, look: 'text' })
  const contents = [block('heading', 'h', { text: 'Let op' }), block('text', 't', { html: long })]
  const layer = async (kind: 'popup' | 'panel', title: string, props: object) => {
    const id = await publishLayer(staff, kind, title, props, contents)
    return kind === 'popup'
      ? link(`p${id}`, `Open popup ${title}`, urlActionOf('popup:open', { id }))
      : link(`p${id}`, `Open paneel ${title}`, urlActionOf('off_canvas:open', { id }))
  }
  const links = [
    await layer('popup', 'midden', { close_button_position: 'outside' }),
    await layer('popup', 'hoek', { place: 'corner', a11y_navigation: false }),
    await layer('panel', 'rechts', {}),
    await layer('panel', 'onder', { side: 'bottom' }),
  ]
  const media = await (await staff.get('/staff-api/media')).json()
  const pictures = (media.data as { id: number }[]).slice(0, 3).map(({ id }) => id)
  const [drawing] = /\/media\/[^" ,]+\.jpg/.exec(await (await staff.get('/jacobalia/')).text()) ?? []
  return publishPage(staff, `Vensters ${Date.now()}`, [
    block('heading', 'h', { text: 'Vensters' }),
    ...links,
    block('gallery', 'g', { pictures }),
    block('text', 't', { html: `<p><a href="${drawing}">Een tekening</a></p>` }),
  ])
}

let layersAddress: string
test.beforeAll(async ({ browserName: _ }, { project }) => {
  const staff = await administratorAt(project.use.baseURL ?? '')
  layersAddress = await buildLayers(staff)
  await staff.dispose()
})
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  // Said of drawing without a graphics card.
  expectedNoise: [/GPU stall due to ReadPixels/],
})

/** Opens each of these boxes in each of these shapes of window, and looks whether all of it can be reached. */
async function walk(
  page: Page,
  offered: readonly (readonly [string, Box])[],
  windows: readonly Shape[] = shapes,
): Promise<void> {
  if (offered.length === 0) return
  for (const [width, height, letters] of windows)
    await test.step(`${width} × ${height}, letters of ${letters} px`, async () => {
      await page.setViewportSize({ width, height })
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`
      }, letters)
      for (const [what, { opener, each, box, inside }] of offered)
        for (const pressed of (await page.locator(opener).all()).slice(0, each ? undefined : 1))
          await test.step(what, async () => {
            await pressed.click()
            const opened = page.locator(box)
            await expect(opened).toBeVisible({ timeout: 90_000 })
            expect.soft(await boxFaults(opened), `${what}, ${width} × ${height}, ${letters} px`).toEqual([])
            await inside?.(page, opened)
            await page.keyboard.press('Escape')
            await expect(opened).toBeHidden()
            await expect(pressed).toBeInViewport()
          })
    })
}

for (const name of Object.keys(pages) as PageName[]) {
  const offered = Object.entries(boxes).filter(([, box]) => offers(box, name))

  test(`RUN-06 ${name}: all that opens fits the window or scrolls, can be closed, and leaves in view what was pressed`, async ({
    page,
  }) => {
    await open(page, name === 'layers' ? layersAddress : pages[name])
    for (const [what, box] of Object.entries(boxes))
      expect(await page.locator(box.opener).first().isVisible(), `${what} is offered`).toBe(offers(box, name))
    const isOwn = ([what]: readonly [string, Box]) => what !== 'the cart' || name === 'front'
    const still = offered.filter(([, { drawsMap }]) => !drawsMap)
    await walk(page, still.filter(isOwn), shapes)
    await walk(
      page,
      still.filter((one) => !isOwn(one)),
      fewShapes,
    )
  })

  const maps = offered.filter(([, { drawsMap }]) => drawsMap)
  if (maps.length > 0)
    test(`CAT-08 ${name}: the large map fits the window, and a pressed place and its card are in sight`, async ({
      page,
    }) => {
      // Drawn without a graphics card.
      test.setTimeout(400_000)
      await page.setViewportSize({ width: 360, height: 740 })
      await open(page, pages[name])
      await walk(page, maps, mapShapes[name])
    })
}

test('RUN-06 every source of a dialog is in the list above', () => {
  const src = join(import.meta.dirname, '..', 'src')
  const makes = /<dialog\b|<Dialog\b|createElement\('dialog'\)|role="dialog"/
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    // The staff app takes its dialogs from MUI.
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/testing\/|^staff\/|^ui\/dialog\//.test(path))
    .filter((path) => makes.test(readFileSync(join(src, path), 'utf8')))
  expect(new Set(Object.values(boxes).map(({ from }) => from))).toEqual(new Set(found))
})

import type { Locator, Page } from '@playwright/test'
import { block, publishPage } from './support/publish.ts'
import { expect, open, test } from './support/site.ts'
import { expectSound } from './support/sound.ts'
import { administratorAt } from './support/staff.ts'

let url: string

/** One page with a list of each face, once for each worker. */
test.beforeAll(async ({ browserName: _ }, { project }) => {
  const staff = await administratorAt(project.use.baseURL ?? '')
  const list = (id: string, props: object) =>
    block('post-grid', id, { type: 'jacobalia', order: 'title', perPage: 4, ...props })
  const content = [
    block('entry-title', 'titel'),
    list('draai', {
      heading: 'Draaimolen',
      face: 'carousel',
      autoplay: true,
      autoplaySpeed: 2000,
      perPage: 6,
    }),
    list('vouw', { heading: 'Vouwen', face: 'accordion' }),
    list('tab', { heading: 'Tabben', face: 'tabs', perPage: 3 }),
    list('zeef', { heading: 'Zeven', loadMethod: 'pages', filters: 'soort' }),
    list('meer', { heading: 'Meer', loadMethod: 'loadmore' }),
    block('calendar', 'maand'),
    list('kaart', { heading: 'Op de kaart', face: 'map' }),
    list('vanzelf', { heading: 'Vanzelf', loadMethod: 'scroll', autoPages: 1 }),
  ]
  url = await publishPage(staff, `Lijsten ${Date.now()}`, [block('section', 'alles', { content })])
  await staff.dispose()
})

const listOf = (page: Page, id: string) => page.locator(`#lijst-${id}`)
const carousel = (page: Page) => page.getByRole('group', { name: 'Draaimolen' })
const shown = (page: Page) => carousel(page).locator('.dots [aria-current]')

/** By a finger or by keys. */
type Press = (control: Locator) => Promise<void>
const byFinger: Press = (control) => control.tap()
const byKey: Press = async (control) => {
  await control.focus()
  await control.press('Enter')
}

async function useLists(page: Page, press: Press) {
  await press(carousel(page).getByRole('button', { name: 'Volgende' }))
  await expect(shown(page)).toHaveAccessibleName('Ga naar slide 2')
  await press(carousel(page).getByRole('button', { name: 'Vorige' }))
  await expect(shown(page)).toHaveAccessibleName('Ga naar slide 1')

  const folds = listOf(page, 'vouw').locator('details')
  await press(folds.nth(0).locator('summary'))
  await press(folds.nth(1).locator('summary'))
  await expect(folds.nth(1)).toHaveAttribute('open', '')
  await expect(folds.nth(0)).not.toHaveAttribute('open', '')

  const panels = listOf(page, 'tab').getByRole('tabpanel')
  await press(listOf(page, 'tab').getByRole('tab').first())
  await expect(panels).toHaveCount(1)

  const kapel = listOf(page, 'zeef').getByRole('button', { name: /^Kapel/ })
  await press(kapel)
  await expect(kapel).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(/e-filter-zeef-soort=kapel/)
  await page.goBack()
  await expect(kapel).toHaveAttribute('aria-pressed', 'false')

  const meer = listOf(page, 'meer')
  await press(meer.getByRole('button', { name: 'Toon meer' }))
  await expect(meer.locator('.card')).toHaveCount(8)

  const calendar = page.locator('.calendar')
  const month = await calendar.getByRole('heading').first().textContent()
  await press(calendar.locator('.ae-dc-next'))
  await expect(calendar.getByRole('heading').first()).not.toHaveText(month ?? '')

  const vanzelf = listOf(page, 'vanzelf')
  await vanzelf.locator('.card').last().scrollIntoViewIfNeeded()
  // Once by itself; then its button asks.
  await expect(vanzelf.locator('.card')).toHaveCount(8)
  await press(vanzelf.getByRole('button', { name: 'Toon meer' }))
  await expect(vanzelf.locator('.card')).toHaveCount(12)
}

test.describe('on a phone, by touch, with little motion', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('CAT-02 CAT-03 CAT-13 lists answer a finger, stand still until asked, and slide under it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, url)
    await expect(carousel(page).getByRole('button', { name: 'Speel af' })).toBeVisible()
    await expect(shown(page)).toHaveAccessibleName('Ga naar slide 1')
    const view = carousel(page).locator('.carousel-view')
    await view.scrollIntoViewIfNeeded()
    const box = await view.boundingBox()
    if (!box) throw new Error('The carousel is not shown')
    const hand = await page.context().newCDPSession(page)
    const y = box.y + Math.min(box.height, 200) / 2
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    await touch('touchStart', 300)
    for (let x = 280; x >= 60; x -= 20) await touch('touchMove', x)
    await touch('touchEnd')
    await expect(shown(page)).toHaveAccessibleName('Ga naar slide 2')
    await carousel(page).getByRole('button', { name: 'Vorige' }).tap()

    await useLists(page, byFinger)
    await expectSound(page)
  })
})

test('CAT-02 CAT-03 CAT-13 lists answer the keys alone on a wide page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, url)
  await byKey(carousel(page).getByRole('button', { name: 'Zet stil' }))
  await expect(carousel(page).getByRole('button', { name: 'Speel af' })).toBeVisible()
  const first = carousel(page).getByRole('button', { name: 'Ga naar slide 1' })
  await byKey(first)
  await expect(shown(page)).toHaveAccessibleName('Ga naar slide 1')
  await useLists(page, byKey)
  await expectSound(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('CAT-02 CAT-03 CAT-04 every list can be read, paged and filtered', async ({ page }) => {
    await page.goto(url)
    await expect(carousel(page).locator('.card')).toHaveCount(6)
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
    for (const panel of await listOf(page, 'tab').locator('.tab-panel').all())
      await expect(panel).toBeVisible()
    await listOf(page, 'vouw').locator('summary').first().click()
    await expect(listOf(page, 'vouw').locator('details').first().getByRole('link')).toBeVisible()
    await expect(listOf(page, 'kaart').locator('svg a').first()).toBeAttached()

    for (const [id, way] of [
      ['meer', 'Toon meer'],
      ['zeef', 'Volgende'],
    ] as const) {
      const names = listOf(page, id).locator('.card .name')
      const before = await names.first().textContent()
      await listOf(page, id).getByRole('link', { name: way }).click()
      await expect(names.first()).not.toHaveText(before ?? '')
    }
    await listOf(page, 'zeef')
      .getByRole('button', { name: /^Kapel/ })
      .click()
    await expect(page).toHaveURL(/e-filter-zeef-soort=kapel/)
    const month = page.locator('.calendar h2')
    const before = await month.textContent()
    await page.locator('.calendar .ae-dc-next').click()
    await expect(month).not.toHaveText(before ?? '')
  })
})

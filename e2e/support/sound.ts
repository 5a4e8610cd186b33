import type { Page } from '@playwright/test'
import { faultsOf } from './faults.ts'
import { expect, overflowOf } from './site.ts'

/** Nothing for axe to find, and nothing that stands out at the side. */
export async function expectSound(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  // axe needs scripts: of somebody without them it looks at the same page in another window.
  const browser = page.context().browser()
  if (browser === null || (await page.evaluate(() => matchMedia('(scripting: enabled)').matches))) {
    expect(await faultsOf(page)).toEqual([])
    return
  }
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: page.viewportSize(),
    javaScriptEnabled: true,
  })
  const window = await context.newPage()
  await window.goto(page.url())
  expect(await faultsOf(window)).toEqual([])
  await context.close()
}

import type { Page } from '@playwright/test'

declare global {
  interface Window {
    shiftSoFar: number
  }
}

/** Adds up the layout shifts of a page from its first frame on. An observer that is added later may miss some. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shiftSoFar = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') window.shiftSoFar += entry.value
    }).observe({ type: 'layout-shift' })
  })
}

export const shiftSoFar = (page: Page): Promise<number> => page.evaluate(() => window.shiftSoFar)

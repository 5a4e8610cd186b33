import type { Page } from '@playwright/test'
import axe from 'axe-core'

interface Part {
  include?: string
  exclude?: string
}

/** What axe finds on a page or in a part of it, by rule, once nothing comes in or changes colour any more. */
export async function faultsOf(page: Page, part: Part = {}): Promise<[string, string[]][]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
            // What nobody sees, as the inside of a closed <details>, stands still until it is shown.
            !(effect instanceof KeyframeEffect && effect.target?.checkVisibility() === false),
        )
        .map(({ finished }) => finished),
    ),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async ({ include, exclude }) => {
    const context = { include: include ?? document, ...(exclude && { exclude }) }
    // What passes is not told: to name every part of a page that is in order takes longer than to look at it. What a
    // frame shows is a page of its own, judged where it stands.
    const { violations } = await window.axe.run(context, { resultTypes: ['violations'], iframes: false })
    return violations.map(({ id, nodes }): [string, string[]] => [id, nodes.map(({ html }) => html)])
  }, part)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

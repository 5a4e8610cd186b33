import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Part {
  include?: string
  exclude?: string
}

/** What axe finds on a page or in a part of it, by rule, once nothing comes in or changes colour any more. */
export async function faultsOf(page: Page, { include, exclude }: Part = {}): Promise<[string, string[]][]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  // What passes is not told: to name every part of a page that is in order takes longer than to look at it.
  // Frames of other sites are none of ours; without them axe needs no window of its own and takes a third of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  if (include) axe.include(include)
  if (exclude) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
}

import type { BrowserContext } from '@playwright/test'
import { atMost, percentile, type Row } from '../row.ts'

const previewMs = 100
const changes = 20

/**
 * Measures a change of colour on the screen of the look, until the frame in which the page beside it has that colour.
 */
export async function lookPreview(context: BrowserContext, give: (row: Row) => void): Promise<void> {
  const page = await context.newPage()
  await page.goto('/wp-admin/look')
  await page.frameLocator('.look-preview iframe').getByRole('main').waitFor()
  await page.locator('input[name="accent"]').waitFor()
  const times = await page.evaluate(async (count) => {
    const field = document.querySelector<HTMLInputElement>('input[name="accent"]')
    const frame = document.querySelector<HTMLIFrameElement>('.look-preview iframe')
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const taken: number[] = []
    // The first change also loads scripts, and does not count.
    for (let change = 0; change <= count; change++) {
      const colour = `#2${change.toString(16).padStart(3, '0')}60`
      const started = performance.now()
      setValue?.call(field, colour)
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      const shown = () => frame?.contentDocument?.documentElement.style.getPropertyValue('--accent') ?? ''
      do await new Promise(requestAnimationFrame)
      while (!shown().includes(colour))
      if (change > 0) taken.push(performance.now() - started)
    }
    return taken
  }, changes)
  give(atMost('look: a colour picked until the page shows it, p95', percentile(times, 0.95), 'ms', previewMs))
  await page.close()
}

import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'

/** More stops than any page has. */
const most = 250

/**
 * Goes to a control by Tab alone, as somebody without a mouse does, and sees to it that the focus shows and is not
 * under anything.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed <= most; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      // A box that is hidden for the eye shows the focus on its label.
      const hidden = await target.evaluate((element) => element.classList.contains('sr'))
      await expect(hidden ? target.locator('xpath=ancestor::label') : target).toBeInViewport()
      const shows = await target.evaluate((element) =>
        [element, element.closest('label'), element.parentElement].some(
          (part) => part && getComputedStyle(part).outlineStyle !== 'none',
        ),
      )
      expect(shows, 'the focus shows').toBe(true)
      // Once the page has come to rest.
      await expect.poll(() => target.evaluate(isCovered), 'nothing lies over it').toBe(false)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`${target} is not reached by ${key}`)
}

/** Types into fields one after the other, as Tab leads from each to the next. */
export async function typeByKeys(page: Page, fields: readonly (readonly [Locator, string])[]): Promise<void> {
  for (const [field, text] of fields) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
}

function isCovered(element: Element): boolean {
  const part = (element.classList.contains('sr') ? element.closest('label') : undefined) ?? element
  const { x, y, width, height } = part.getBoundingClientRect()
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return !(top && (part.contains(top) || top.contains(part)))
}

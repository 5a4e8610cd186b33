import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'

/** Somebody at work, whose presses are counted: by a finger on a phone, or with the keys alone. What is typed is not. */
export class Hand {
  presses = 0
  constructor(
    readonly page: Page,
    readonly byKeys: boolean,
  ) {}

  async press(control: Locator): Promise<void> {
    this.presses += 1
    if (!this.byKeys) return control.click()
    await expect(control).toBeEnabled()
    await control.focus()
    await expect(control).toBeFocused()
    const isBox = await control.evaluate((element) => element.matches('[type=checkbox], [type=radio]'))
    await control.press(isBox ? 'Space' : 'Enter')
  }

  /** A line of a tree, to which the arrows lead from the first one. */
  async choose(line: Locator): Promise<void> {
    if (!this.byKeys) return this.press(line)
    this.presses += 1
    const isChosen = () => line.evaluate((element) => element.ariaSelected === 'true')
    await this.page.getByRole('treeitem').first().focus()
    for (let steps = 0; steps < 100 && !(await isChosen()); steps += 1)
      await this.page.keyboard.press('ArrowDown')
  }

  button(name: string): Promise<void> {
    return this.press(this.page.getByRole('button', { name, exact: true }).last())
  }

  link(name: string): Promise<void> {
    return this.press(this.page.getByRole('link', { name, exact: true }).first())
  }

  /** A part of the staff area; that a phone's menu is opened first is not counted, for it is so everywhere. */
  async go(part: string): Promise<void> {
    if (!this.byKeys) await this.page.getByRole('button', { name: 'Menu openen' }).click()
    const menu = this.page.getByRole('navigation', { name: 'Onderdelen' })
    await this.press(menu.getByRole('link', { name: part, exact: true }))
  }

  /** Puts a block on the page; that a phone's drawer of blocks is opened first is not counted, as its menu is not. */
  async part(name: string): Promise<void> {
    if (!this.byKeys) await this.page.getByText('Onderdelen', { exact: true }).click()
    await this.button(`${name} toevoegen`)
  }

  write(field: string, text: string): Promise<void> {
    const label = new RegExp(`^${field}\\s*\\*?$`)
    return this.page.getByLabel(label).and(this.page.locator('input, textarea')).last().fill(text)
  }

  /** Until the list shows nothing else. */
  async find(words: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Zoeken' }).fill(words)
    await expect(this.page).toHaveURL(new RegExp(`filter=[^&]*${words.split(' ').at(-1)}`))
  }
}

import type { CDPSession, Page } from '@playwright/test'
import { expect } from './site.ts'

interface Part {
  /** Role and name, as `button "Sluiten"`. */
  said: string
  id: number
  hasFocus: boolean
}

/** Somebody who finds their way by Chromium's accessibility tree alone: by what a screen reader is told, not by HTML. */
export class ScreenReader {
  readonly #page: Page
  readonly #cdp: CDPSession

  private constructor(page: Page, cdp: CDPSession) {
    this.#page = page
    this.#cdp = cdp
  }

  static async on(page: Page): Promise<ScreenReader> {
    return new ScreenReader(page, await page.context().newCDPSession(page))
  }

  /** What a page has to tell, in the order in which it is read. What lies behind a modal dialog is not told. */
  async #parts(): Promise<Part[]> {
    const { nodes } = await this.#cdp.send('Accessibility.getFullAXTree')
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const inOrder: typeof nodes = []
    const read = (id: string) => {
      const node = byId.get(id)
      if (!node) return
      inOrder.push(node)
      for (const child of node.childIds ?? []) read(child)
    }
    const [root] = nodes
    if (root) read(root.nodeId)
    return inOrder
      .filter((node) => !node.ignored && node.backendDOMNodeId !== undefined)
      .map(({ role, name, properties = [], backendDOMNodeId: id = 0 }) => ({
        said: `${role?.value} "${name?.value ?? ''}"`,
        id,
        hasFocus: properties.some((one) => one.name === 'focused' && one.value.value === true),
      }))
  }

  /** Waits until the page tells all this. */
  async hears(...all: string[]): Promise<void> {
    for (const said of all) await expect.poll(() => this.#tells(said), `hears ${said}`).toBe(true)
  }

  /** Waits until the page tells nothing of this any more. */
  async hearsNo(...all: string[]): Promise<void> {
    for (const said of all) await expect.poll(() => this.#tells(said), `hears ${said}`).toBe(false)
  }

  async #tells(said: string): Promise<boolean> {
    return (await this.#parts()).some((part) => part.said === said)
  }

  /** Waits until the focus is there. */
  async isAt(said: string): Promise<void> {
    const focused = async () => (await this.#parts()).findLast(({ hasFocus }) => hasFocus)?.said.slice(0, 200)
    await expect.poll(focused, 'the focus is at').toBe(said)
  }

  /** Goes there. */
  async goTo(said: string): Promise<void> {
    const found: Part[] = []
    const look = async () => found.push(...(await this.#parts()).filter((part) => part.said === said))
    await expect.poll(look, `hears ${said}`).toBeGreaterThan(0)
    await this.#cdp.send('DOM.focus', { backendNodeId: found[0]?.id })
    await this.isAt(said)
  }

  /** Goes there and presses it. */
  async press(said: string, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.goTo(said)
    await this.#page.keyboard.press(key)
  }

  /** Goes to a field and types. */
  async type(said: string, text: string): Promise<void> {
    await this.goTo(said)
    await this.#page.keyboard.type(text)
  }
}

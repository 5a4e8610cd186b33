import type { ServerResponse } from 'node:http'
import { fairTurns, type TurnLimits } from '../../platform/fair-turns.ts'
import { oneARound } from '../../platform/one-a-round.ts'
import { TooBusy } from '../../platform/too-busy.ts'

/** Who asks, and whether they still wait for the answer. */
interface Asking {
  /** Whom requests are counted for. */
  visitor: string
  response: ServerResponse
}

/** A browser shows a page within this time, or its visitor has gone. */
const longestWaitMs = 15_000

/**
 * What is rendered for a request takes turns: each visitor has a bound, the queue has an end, and one flood is one
 * visitor among all (abuse 22, 34). Pages of a cart, an order or another form have turns of their own, so that they
 * never wait behind other pages.
 */
const lanes = {
  pages: { atOnce: 6, atOnceOfOne: 4, mostOfOne: 40, mostWaiting: 240, longestWaitMs },
  forms: { atOnce: 4, atOnceOfOne: 3, mostOfOne: 30, mostWaiting: 120, longestWaitMs },
} satisfies Record<string, TurnLimits>

export type Lane = keyof typeof lanes

interface RenderTurns {
  /**
   * Renders when it is the visitor's turn.
   * @param address of a page that others may ask for at the same time: they share one turn
   * @throws `TooBusy`
   */
  render<Value>(lane: Lane, asking: Asking, render: () => Promise<Value>, address?: string): Promise<Value>
}

export function createRenderTurns(): RenderTurns {
  const turns = { pages: fairTurns(lanes.pages), forms: fairTurns(lanes.forms) }
  /** Rendering takes milliseconds: an order must not wait for all the pages requested before it. */
  const round = oneARound()
  return {
    async render(lane, { visitor, response }, render, address) {
      const claim = { visitor, name: address, isGone: () => response.destroyed }
      const rendered = await turns[lane].run(claim, async () => {
        await round()
        return render()
      })
      if (!rendered.ok) throw new TooBusy('too many pages wait to be rendered')
      return rendered.value
    },
  }
}

import { partFor } from '../islands/load-part.ts'
import { behaviours } from './behaviours.ts'

const cleanups = new WeakMap<Element, (() => void)[]>()

const named = (root: Element | Document) => [...root.querySelectorAll<HTMLElement>('[data-behaviour]')]

/** Starts every behaviour that HTML below `root` names; resolves when each has started or failed. */
export async function startBehaviours(root: Element | Document): Promise<void> {
  const starts: Promise<void>[] = []
  for (const element of named(root)) {
    if (cleanups.has(element)) continue
    const stops: (() => void)[] = []
    cleanups.set(element, stops)
    for (const name of element.dataset.behaviour?.split(' ') ?? []) {
      const load = behaviours.get(name)
      if (!load) continue
      starts.push(
        partFor(element, name, load).then((behaviour) => {
          if (behaviour && cleanups.get(element) === stops) stops.push(behaviour.mount(element))
        }),
      )
    }
  }
  await Promise.all(starts)
}

/** Runs the clean-ups of behaviours below `root`, before its HTML is taken out. */
export function stopBehaviours(root: Element): void {
  for (const element of named(root)) {
    for (const stop of cleanups.get(element) ?? []) stop()
    cleanups.delete(element)
  }
}

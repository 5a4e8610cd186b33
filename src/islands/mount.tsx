import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { createTexts } from '../kernel/texts.ts'
import type { IslandData, View } from './contract.ts'
import { Slot, type SlotLife } from './slot.tsx'

/**
 * Hands an island's server HTML to React.
 * @param slotHtml what stood in its slots before anything there woke
 * @returns its clean-up
 */
export function mountIsland(
  island: HTMLElement,
  View: View<unknown, unknown>,
  slotHtml: Readonly<Record<string, string>>,
  life: SlotLife,
): () => void {
  const root = island.querySelector(':scope > [data-root]')
  const json = island.querySelector(':scope > script[type="application/json"]')?.textContent
  if (!root || !json) throw new Error('an island without its data')
  const data: IslandData = JSON.parse(json)
  const slots = Object.fromEntries(
    Object.entries(slotHtml).map(([name, html]) => [
      name,
      <Slot key={name} name={name} html={html} life={life} />,
    ]),
  )
  const view = (
    <View id={data.id} props={data.props} model={data.model} slots={slots} texts={createTexts(data.texts)} />
  )
  let react: Root | undefined
  // In slices, between which the page answers: a large form at once would hold a phone up for a moment.
  startTransition(() => {
    react = hydrateRoot(root, view, { identifierPrefix: data.prefix })
  })
  return () => react?.unmount()
}

import { renderToString } from 'react-dom/server'
import { escapeHtml, scriptJson } from '../kernel/html.ts'
import type { Texts } from '../kernel/texts.ts'
import type { Hydrate, IslandData, View } from './contract.ts'
import { Slot } from './slot.tsx'

export interface RenderInput {
  /** The registry pairs each view with its own props and model; React only passes them on. */
  // biome-ignore lint/suspicious/noExplicitAny: only the room knows its props and model
  view: View<any, any>
  id: string
  /** Distinguishes two renders of one block in one document, such as a fragment fetched later. */
  suffix?: string
  props: unknown
  model: unknown
  /** Finished HTML by slot name. */
  slots: Readonly<Record<string, string>>
  texts: Texts
  hydrate: Hydrate
  /** Address of the view's script. Required unless `hydrate` is `none`. */
  script?: string
}

/** Renders one widget; an island also carries what its script needs to wake it. */
export function renderWidget(input: RenderInput): string {
  const prefix = `${input.id}${input.suffix ? `-${input.suffix}` : ''}-`
  const slots = Object.fromEntries(
    Object.entries(input.slots).map(([name, html]) => [name, <Slot key={name} name={name} html={html} />]),
  )
  const { view: Shown } = input
  const html = renderToString(
    <Shown id={input.id} props={input.props} model={input.model} slots={slots} texts={input.texts} />,
    { identifierPrefix: prefix },
  )
  if (input.hydrate === 'none' || !input.script) return html
  const data: IslandData = {
    id: input.id,
    prefix,
    props: input.props,
    model: input.model,
    texts: input.texts.data(),
  }
  return (
    `<div data-island="${escapeHtml(input.script)}" data-when="${input.hydrate}">` +
    `<script type="application/json">${scriptJson(data)}</script>` +
    `<div data-root>${html}</div></div>`
  )
}

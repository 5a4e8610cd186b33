import { afterEach, expect, it, vi } from 'vitest'
import { schemaOf } from '../../widgets/schema.ts'
import { mount } from '../../widgets/shared/layers/panel.behaviour.ts'
import { type PanelProps, panelFields } from '../../widgets/shared/layers/panel-fields.ts'
import { layerHtml } from './layer-html.tsx'

let stop = () => {}
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

/** Opens a panel with these settings. */
function opened(settings: Partial<PanelProps>): HTMLDialogElement {
  stop()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // The schema and the type are both made from the fields.
  const props = schemaOf(panelFields).parse(settings) as unknown as PanelProps
  const layer = {
    id: 9,
    kind: 'panel' as const,
    title: 'Zijkant',
    data: { root: { props: {} }, content: [] },
  }
  document.body.innerHTML = layerHtml({
    layer,
    html: '<p>Tekst</p>',
    close: 'Sluiten',
    isPreview: true,
    props: { kind: 'panel', ...props },
  })
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('no panel')
  stop = mount(dialog)
  return dialog
}

/** Whether the panel meets a condition, without the setting and with it. */
const both = (settings: Partial<PanelProps>, isSo: (dialog: HTMLDialogElement) => boolean) => [
  isSo(opened({})),
  isSo(opened(settings)),
]
const hasClass = (name: string) => (dialog: HTMLDialogElement) => dialog.classList.contains(name)
const staysAt = (act: (dialog: HTMLDialogElement) => unknown) => (dialog: HTMLDialogElement) => {
  act(dialog)
  return dialog.open
}
const press = (dialog: HTMLDialogElement) => {
  dialog.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
const esc = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }))
const pageStands = () => document.documentElement.classList.contains('stands-still')

/** What a visitor notices without the setting and with it. A missing setting does not compile. */
const proofs: Record<keyof PanelProps, () => unknown[]> = {
  name: () => both({ name: 'Etappes' }, (dialog) => dialog.getAttribute('aria-label') === 'Etappes'),
  side: () => both({ side: 'left' }, hasClass('from-left')),
  width: () => both({ width: 'wide' }, hasClass('is-wide')),
  prevent_close_on_background_click: () => both({ prevent_close_on_background_click: true }, staysAt(press)),
  prevent_close_on_esc_key: () => both({ prevent_close_on_esc_key: true }, staysAt(esc)),
  prevent_scroll: () => both({ prevent_scroll: true }, pageStands),
}

it.each(Object.keys(panelFields))('SITE-03 the setting %s of a panel works', (name) => {
  const proof = Object.entries(proofs).find(([known]) => known === name)?.[1]
  expect(proof?.()).toEqual([false, true])
})

import type { Mount } from '../../../behaviours/contract.ts'
import { partFor } from '../../../islands/load-part.ts'
import { maySee } from './conditions.ts'
import type { Layer } from './layer.ts'
import type { LayerWish } from './layer-wish.ts'
import { arm, isSelector } from './triggers.ts'

/**
 * A popup (SITE-02): arms its triggers when this visitor meets its conditions. The code that opens it is loaded on
 * opening, because most visitors never see it. Links open it by `url-actions`.
 */
export const mount: Mount = (dialog) => {
  if (!(dialog instanceof HTMLDialogElement)) return () => undefined
  const wish: LayerWish = JSON.parse(dialog.dataset.layer ?? '{}')
  if (wish.kind !== 'popup') return () => undefined
  const stop = new AbortController()
  const withLayer = (act: (layer: Layer) => void) => {
    void partFor(dialog, 'layer', () => import('./layer.ts')).then((part) => {
      if (part) act(part.layerOf(dialog))
    })
  }
  const open = (by: 'trigger' | 'link' | 'preview') =>
    withLayer((layer) => {
      if (!stop.signal.aborted) layer.open(by)
    })
  const { open_selector: selector } = wish
  if (wish.preview) open('preview')
  else
    void maySee(wish.id, wish).then((may) => {
      if (!may || stop.signal.aborted) return
      const disarm = arm(wish, () => open('trigger'))
      stop.signal.addEventListener('abort', disarm)
    })
  // What it matches may come later: results of a list, the contents of another popup.
  if (selector && isSelector(selector))
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element) || !event.target.closest(selector)) return
        event.preventDefault()
        open('link')
      },
      { signal: stop.signal },
    )
  return () => {
    stop.abort()
    if (dialog.open) withLayer((layer) => layer.close())
  }
}

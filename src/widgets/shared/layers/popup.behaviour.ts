import type { Mount } from '../../../behaviours/contract.ts'
import { maySee } from './conditions.ts'
import { layerOf } from './layer.ts'
import { arm, find } from './triggers.ts'

/** A popup (SITE-02): arms its triggers when this visitor may see it. Links open it by `url-actions`. */
export const mount: Mount = (dialog) => {
  if (!(dialog instanceof HTMLDialogElement)) return () => undefined
  const layer = layerOf(dialog)
  const { wish } = layer
  if (wish.kind !== 'popup') return () => undefined
  const stop = new AbortController()
  const { open_selector: selector } = wish
  if (wish.preview) layer.open('preview')
  else
    void maySee(wish.id, wish).then((may) => {
      if (!may || stop.signal.aborted) return
      const disarm = arm(wish, () => layer.open('trigger'))
      stop.signal.addEventListener('abort', disarm)
    })
  if (selector && find(selector))
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof Element) || !event.target.closest(selector)) return
        event.preventDefault()
        layer.open('link')
      },
      { signal: stop.signal },
    )
  return () => {
    stop.abort()
    layer.close()
  }
}

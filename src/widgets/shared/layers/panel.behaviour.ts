import type { Mount } from '../../../behaviours/contract.ts'
import { layerOf } from './layer.ts'

/** An off-canvas panel (SITE-03); links open it by `url-actions`. */
export const mount: Mount = (dialog) => {
  if (!(dialog instanceof HTMLDialogElement)) return () => undefined
  const layer = layerOf(dialog)
  if (layer.wish.preview) layer.open('preview')
  return () => layer.close()
}

export const readableFormats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const

export const renditionFormats = ['avif', 'webp', 'jpeg'] as const
export type RenditionFormat = (typeof renditionFormats)[number]

export interface ImageFacts {
  format: (typeof readableFormats)[number]
  /** As displayed: the camera's rotation is applied. */
  widthPx: number
  heightPx: number
}

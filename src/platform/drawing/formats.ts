export const readableFormats = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const

/** Formats of pictures with several frames, if these are small enough together to be drawn moving. */
export const movingFormats = ['animated-gif', 'animated-webp'] as const

export const pictureFormats = [...readableFormats, ...movingFormats] as const

export const renditionFormats = ['avif', 'webp', 'jpeg'] as const
export type RenditionFormat = (typeof renditionFormats)[number]

export interface ImageFacts {
  format: (typeof pictureFormats)[number]
  /** As displayed: the camera's rotation is applied. */
  widthPx: number
  heightPx: number
}

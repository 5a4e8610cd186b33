import type { EntryPictureProps } from './fields.ts'

/** How wide the picture is shown: beside a column of 360 px, or in it. */
export const sizesOf: Readonly<Record<EntryPictureProps['place'], string>> = {
  main: '(width >= 1300px) 768px, (width >= 960px) calc(92vw - 410px), calc(100vw - 36px)',
  side: '(width >= 960px) 360px, calc(100vw - 36px)',
}

/** In the card of a list, of which there stand some beside each other. */
export const cardSizes = '(width < 620px) 100vw, (width < 960px) 50vw, 33vw'

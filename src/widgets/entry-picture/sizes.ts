import type { EntryPictureProps } from './fields.ts'

/** `sizes` of the picture: beside a column of 360 px, or within it. */
export const sizesOf: Readonly<Record<EntryPictureProps['place'], string>> = {
  main: '(width >= 1300px) 768px, (width >= 960px) calc(92vw - 410px), calc(100vw - 36px)',
  side: '(width >= 960px) 360px, calc(100vw - 36px)',
}

/** `sizes` in a card, several of which stand side by side. */
export const cardSizes = '(width < 620px) 100vw, (width < 960px) 50vw, 33vw'

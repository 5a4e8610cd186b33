import type { LightboxPicture } from './lightbox.ts'

/** What a link to a picture says of it. */
export const pictureOf = (link: HTMLAnchorElement): LightboxPicture => ({
  src: link.href,
  width: Number(link.dataset.width) || 0,
  height: Number(link.dataset.height) || 0,
  // The link of a card holds its title; the picture stands beside it.
  alt: (link.querySelector('img') ?? link.closest('.card')?.querySelector('img'))?.alt ?? '',
  caption: link.dataset.caption ?? '',
})

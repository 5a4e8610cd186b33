import type { LightboxPicture } from './lightbox.ts'

/** The picture that a link describes. */
export const pictureOf = (link: HTMLAnchorElement): LightboxPicture => ({
  src: link.href,
  width: Number(link.dataset.width) || 0,
  height: Number(link.dataset.height) || 0,
  // The link of a card holds its title; the picture stands beside it.
  alt: (link.querySelector('img') ?? link.closest('.card')?.querySelector('img'))?.alt ?? '',
  caption: link.dataset.caption ?? '',
})

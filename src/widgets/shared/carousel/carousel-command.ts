/** What a carousel is told from elsewhere on the page, as an event on its element. */
export const carouselCommand = 'carousel-command'

export type CarouselCommand = 'next' | 'previous' | 'first' | 'last' | 'play' | 'pause' | 'play-or-pause'

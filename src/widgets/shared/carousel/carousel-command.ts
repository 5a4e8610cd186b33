/** A command to a carousel from elsewhere on the page, sent as an event to its element. */
export const carouselCommand = 'carousel-command'

export type CarouselCommand = 'next' | 'previous' | 'first' | 'last' | 'play' | 'pause' | 'play-or-pause'

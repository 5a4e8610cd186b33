import type { ClassicWidget } from '../../classic.ts'
import type { CarouselProps } from './carousel-fields.ts'

/** What moves by itself or by buttons, under the names that all carousels of Elementor have. */
export const carousel = (from: ClassicWidget): Partial<CarouselProps> & { face: 'carousel' } => ({
  face: 'carousel',
  slidesToShow: from.numberOnDevices(from.has('slides_to_show') ? 'slides_to_show' : 'slides_per_view', {
    min: 1,
    max: 6,
    usual: 3,
  }),
  slidesToScroll: from.numberOnDevices('slides_to_scroll', { min: 1, max: 6, usual: 1 }),
  navigation: from.choice('navigation', { arrows: 'arrows', dots: 'dots', both: 'both' }, 'both'),
  effect: from.choice('effect', { fade: 'fade' }, 'slide'),
  infinite: from.is('infinite', true),
  autoplay: from.is('autoplay', true),
  autoplaySpeed: Math.min(60_000, Math.max(2_000, from.number('autoplay_speed') ?? 5_000)),
  speed: Math.min(3_000, Math.max(100, from.number('speed') ?? 500)),
  pauseOnHover: from.is('pause_on_hover', true),
  pauseOnInteraction: from.is('pause_on_interaction', true),
})

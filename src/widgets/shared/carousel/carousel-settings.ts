import { onDevices, onEach } from '../../../kernel/per-device.ts'
import type { CarouselProps } from './carousel-fields.ts'

type Slides = Record<'desk' | 'tablet' | 'phone', number>

/** Settings that the behaviour reads, under the names of section 3. */
export interface CarouselSettings {
  slides_to_scroll: number
  slides_to_scroll_tablet: number
  slides_to_scroll_mobile: number
  infinite: boolean
  speed: number
  autoplay: boolean
  autoplay_speed: number
  pause_on_interaction: boolean
  pause_on_hover: boolean
  effect: CarouselProps['effect']
  navigation: CarouselProps['navigation']
}

/** Section 9: by default two slides on a tablet, one where the desktop has one, and one on a phone. */
export function slidesShown({
  slidesToShow,
  effect,
}: Pick<CarouselProps, 'slidesToShow' | 'effect'>): Slides {
  if (effect === 'fade') return { desk: 1, tablet: 1, phone: 1 }
  const { desk, tablet = desk === 1 ? 1 : 2, phone = 1 } = onDevices(slidesToShow)
  return { desk, tablet, phone }
}

export function settingsOf(props: CarouselProps): CarouselSettings {
  const step = onEach(props.slidesToScroll)
  return {
    slides_to_scroll: step.desk,
    slides_to_scroll_tablet: step.tablet,
    slides_to_scroll_mobile: step.phone,
    infinite: props.infinite,
    speed: props.speed,
    autoplay: props.autoplay,
    autoplay_speed: props.autoplaySpeed,
    pause_on_interaction: props.pauseOnInteraction,
    pause_on_hover: props.pauseOnHover,
    effect: props.effect,
    navigation: props.navigation,
  }
}

import type { ValuesOf } from '../../fields.ts'

const when = { prop: 'face', is: ['carousel'] } as const

/** Slider settings (section 3, post slider) of every widget whose `face` may be a carousel. */
export const carouselFields = {
  slidesToShow: {
    type: 'number',
    part: 'look',
    perDevice: true,
    label: 'Naast elkaar in de carrousel',
    help: 'Op een tablet twee en op een telefoon een, tenzij u het hier anders zegt.',
    initial: 3,
    min: 1,
    max: 6,
    when,
  },
  slideGap: {
    type: 'number',
    part: 'look',
    label: 'Ruimte ertussen',
    help: 'In pixels',
    initial: 28,
    max: 100,
    when,
  },
  navigation: {
    type: 'choice',
    part: 'look',
    label: 'Knoppen van de carrousel',
    initial: 'both',
    options: [
      { value: 'arrows', label: 'Vorige en volgende' },
      { value: 'dots', label: 'Een per stap' },
      { value: 'both', label: 'Beide' },
    ],
    when,
  },
  effect: {
    type: 'choice',
    part: 'look',
    label: 'Overgang',
    options: [
      { value: 'slide', label: 'Schuiven' },
      { value: 'fade', label: 'Vervloeien, een tegelijk' },
    ],
    when,
  },
  slidesToScroll: {
    type: 'number',
    part: 'working',
    perDevice: true,
    label: 'Zoveel verder per stap',
    initial: 1,
    min: 1,
    max: 6,
    when,
  },
  infinite: { type: 'toggle', part: 'working', label: 'Begint na de laatste opnieuw', when },
  speed: {
    type: 'number',
    part: 'working',
    label: 'Duur van een stap',
    help: 'In milliseconden',
    initial: 500,
    min: 100,
    max: 3000,
    when,
  },
  autoplay: {
    type: 'toggle',
    part: 'working',
    label: 'Gaat vanzelf verder',
    help: 'Met een knop om het stil te zetten. Wie beweging liever mijdt, ziet hem stil.',
    when,
  },
  autoplaySpeed: {
    type: 'number',
    part: 'working',
    label: 'Rust tussen twee stappen',
    help: 'In milliseconden',
    initial: 5000,
    min: 2000,
    max: 60_000,
    when,
  },
  pauseOnInteraction: {
    type: 'toggle',
    part: 'working',
    label: 'Blijft stil zodra een bezoeker hem bedient',
    initial: true,
    when,
  },
  pauseOnHover: { type: 'toggle', part: 'working', label: 'Wacht onder de muis', initial: true, when },
} as const

export type CarouselProps = ValuesOf<typeof carouselFields>

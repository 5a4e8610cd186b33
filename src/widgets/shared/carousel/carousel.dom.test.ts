import createEmbla from 'embla-carousel'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mount } from './carousel.behaviour.ts'
import { type CarouselCommand, carouselCommand } from './carousel-command.ts'
import type { CarouselSettings } from './carousel-settings.ts'

vi.mock('embla-carousel', async (real) => {
  const embla = await real<typeof import('embla-carousel')>()
  return { ...embla, default: vi.fn(embla.default) }
})

const settings: CarouselSettings = {
  slides_to_scroll: 1,
  slides_to_scroll_tablet: 1,
  slides_to_scroll_mobile: 1,
  infinite: false,
  speed: 500,
  autoplay: false,
  autoplay_speed: 5000,
  pause_on_interaction: true,
  pause_on_hover: true,
  effect: 'slide',
  navigation: 'both',
}
const slideWidth = 300
const rowWidth = 3 * slideWidth
let wantsRest = false
let stop: () => void = () => undefined

beforeEach(() => {
  wantsRest = false
  const at = (element: HTMLElement) => [...(element.parentElement?.children ?? [])].indexOf(element)
  const isSlide = (element: HTMLElement) => element.tagName === 'LI'
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? slideWidth : rowWidth
  })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return isSlide(this) ? at(this) * slideWidth : 0
  })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('reduced-motion') && wantsRest,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const root = () => document.querySelector<HTMLElement>('.carousel') as HTMLElement
const button = (name: string) => document.querySelector<HTMLElement>(`[data-slide="${name}"]`)
const dots = () => [...document.querySelectorAll<HTMLElement>('.dots button')]
const shown = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true')
const isOff = (name: string) => button(name)?.getAttribute('aria-disabled') === 'true'

async function place(slides: number, change: Partial<CarouselSettings> = {}): Promise<void> {
  document.body.innerHTML = `<div class="carousel" data-settings='${JSON.stringify({ ...settings, ...change })}'
      data-go-text="Ga naar slide" data-shown-text="Slide {slide} van {slides}">
    <div class="carousel-view"><ul>${Array.from({ length: slides }, (_, at) => `<li style="margin-right:0px"><a href="/${at}/">${at}</a></li>`).join('')}</ul></div>
    <div class="carousel-controls"><button data-slide="previous"></button><button data-slide="next"></button>
      <div class="dots"></div><button data-slide="play-or-pause"></button><p data-slide-status></p></div></div>`
  stop = mount(root())
  await Promise.resolve()
}

describe('CAT-13 a list that slides', () => {
  it('needs at least two slides', async () => {
    await place(1)
    expect(root().classList.contains('is-live')).toBe(false)
    expect(dots()).toEqual([])
  })

  it('has no controls where all slides stand in sight', async () => {
    await place(3)
    expect(root().classList.contains('is-still')).toBe(true)
  })

  it('goes on and back by its buttons, says where it is, and ends at both ends', async () => {
    await place(5)
    expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Ga naar slide 1',
      'Ga naar slide 2',
      'Ga naar slide 3',
    ])
    expect([shown(), isOff('previous'), isOff('next')]).toEqual([0, true, false])
    button('next')?.click()
    expect(shown()).toBe(1)
    expect(document.querySelector('[data-slide-status]')?.textContent).toBe('Slide 2 van 3')
    dots()[2]?.click()
    expect([shown(), isOff('previous'), isOff('next')]).toEqual([2, false, true])
    button('previous')?.click()
    expect(shown()).toBe(1)
  })

  it('goes on by the arrow keys', async () => {
    await place(5)
    const press = (key: string) =>
      button('next')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    press('ArrowRight')
    press('ArrowRight')
    press('ArrowLeft')
    expect(shown()).toBe(1)
  })

  it('slides_to_scroll: goes on by as many as staff want', async () => {
    await place(6, { slides_to_scroll: 3 })
    expect(dots()).toHaveLength(2)
  })

  it('slides_to_scroll_tablet, slides_to_scroll_mobile: other steps on smaller devices (section 9)', async () => {
    await place(6, { slides_to_scroll: 3, slides_to_scroll_tablet: 2, slides_to_scroll_mobile: 1 })
    expect(vi.mocked(createEmbla).mock.lastCall?.[1]?.breakpoints).toEqual({
      '(width <= 1024px)': { slidesToScroll: 2 },
      '(width < 768px)': { slidesToScroll: 1 },
    })
  })

  it('speed: a step takes as long as staff want', async () => {
    const parts = async (speed: number) => {
      await place(5, { speed })
      return vi.mocked(createEmbla).mock.lastCall?.[1]?.duration
    }
    expect([await parts(500), await parts(1000)]).toEqual([25, 50])
  })

  it('infinite: the first comes after the last', async () => {
    await place(5, { infinite: true })
    expect(dots()).toHaveLength(5)
    button('previous')?.click()
    expect([shown(), isOff('next')]).toEqual([4, false])
    button('next')?.click()
    expect(shown()).toBe(0)
  })

  it('effect: fades one into the other', async () => {
    await place(5, { effect: 'fade' })
    await vi.waitFor(() => expect(root().classList.contains('is-fading')).toBe(true))
  })

  it('is a plain row again after the clean-up', async () => {
    await place(5)
    stop()
    expect(root().className).toBe('carousel')
  })
})

describe('CAT-13 what goes by itself', () => {
  const isPlaying = () => root().classList.contains('is-playing')
  beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

  it('autoplay_speed: goes on after as long, and stops after the last slide', async () => {
    await place(5, { autoplay: true, autoplay_speed: 3000 })
    vi.advanceTimersByTime(2999)
    expect(shown()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(shown()).toBe(1)
    vi.advanceTimersByTime(6000)
    expect([shown(), isPlaying()]).toEqual([2, false])
  })

  it('play_pause: can be put still and started again', async () => {
    await place(5, { autoplay: true })
    expect(isPlaying()).toBe(true)
    button('play-or-pause')?.click()
    vi.advanceTimersByTime(20_000)
    expect([shown(), isPlaying()]).toEqual([0, false])
    button('play-or-pause')?.click()
    vi.advanceTimersByTime(5000)
    expect(shown()).toBe(1)
  })

  it('stays still for who wants less motion, until they ask', async () => {
    wantsRest = true
    await place(5, { autoplay: true })
    vi.advanceTimersByTime(20_000)
    expect([shown(), isPlaying()]).toEqual([0, false])
    button('play-or-pause')?.click()
    vi.advanceTimersByTime(5000)
    expect(shown()).toBe(1)
  })

  it.each([
    [true, false],
    [false, true],
  ])('pause_on_interaction %s: goes on after a press: %s', async (pause_on_interaction, goesOn) => {
    await place(5, { autoplay: true, pause_on_interaction })
    button('next')?.click()
    expect(isPlaying()).toBe(goesOn)
  })

  it.each([
    [true, 0],
    [false, 1],
  ])('pause_on_hover %s: under the mouse it shows slide %i', async (pause_on_hover, slide) => {
    await place(5, { autoplay: true, pause_on_hover })
    const { matches } = root()
    vi.spyOn(root(), 'matches').mockImplementation(
      (selector) => selector === ':hover' || matches.call(root(), selector),
    )
    vi.advanceTimersByTime(5000)
    expect(shown()).toBe(slide)
  })
})

describe('CAT-13 a carousel told from elsewhere on the page', () => {
  const tell = (command: CarouselCommand) =>
    root().dispatchEvent(new CustomEvent(carouselCommand, { detail: command }))

  it('goes to the next, the previous, the last and the first', async () => {
    await place(5)
    const seen = (['next', 'next', 'previous', 'last', 'first'] as const).map((command) => {
      tell(command)
      return shown()
    })
    expect(seen).toEqual([1, 2, 1, dots().length - 1, 0])
  })

  it('plays and pauses, also when it does not go by itself', async () => {
    await place(5)
    const seen = (['play', 'play', 'pause', 'play-or-pause', 'play-or-pause'] as const).map((command) => {
      tell(command)
      return root().classList.contains('is-playing')
    })
    expect(seen).toEqual([true, true, false, true, false])
  })
})

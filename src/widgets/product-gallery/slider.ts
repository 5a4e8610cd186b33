/** Section 9: slide animation, 500 ms, no autoplay, no loop. */
const slideMs = 500

interface Slider {
  /** Index of the slide in the middle. */
  shown(): number
  slideTo(index: number): void
  /** Without an animation. */
  show(index: number): void
  stop(): void
}

const ease = (t: number) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2)

/** Moves a strip of slides of equal width, which visitors may also scroll or swipe. */
export function createSlider(track: HTMLElement, count: number, onShown: (index: number) => void): Slider {
  let current = 0
  let sliding = 0
  const within = (index: number) => Math.min(count - 1, Math.max(0, index))
  const say = (index: number) => {
    if (index === current) return
    current = index
    onShown(index)
  }
  const end = () => {
    cancelAnimationFrame(sliding)
    sliding = 0
    track.classList.remove('is-sliding')
  }
  const onScroll = () => {
    if (sliding !== 0 || track.clientWidth === 0) return
    say(within(Math.round(track.scrollLeft / track.clientWidth)))
  }
  const show = (index: number) => {
    end()
    track.scrollLeft = within(index) * track.clientWidth
    say(within(index))
  }
  const slideTo = (index: number) => {
    if (count < 2) return
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(index)
      return
    }
    end()
    const from = track.scrollLeft
    const to = within(index) * track.clientWidth
    const start = performance.now()
    track.classList.add('is-sliding')
    say(within(index))
    const step = (now: number) => {
      const t = Math.min(1, (now - start) / slideMs)
      track.scrollLeft = from + (to - from) * ease(t)
      if (t < 1) sliding = requestAnimationFrame(step)
      else end()
    }
    sliding = requestAnimationFrame(step)
  }
  track.addEventListener('scroll', onScroll, { passive: true })
  return {
    shown: () => current,
    slideTo,
    show,
    stop() {
      end()
      track.removeEventListener('scroll', onScroll)
    },
  }
}

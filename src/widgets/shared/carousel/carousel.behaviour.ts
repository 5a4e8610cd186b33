import createEmbla, { type EmblaCarouselType } from 'embla-carousel'
import type { Mount } from '../../../behaviours/contract.ts'
import { partFor } from '../../../islands/load-part.ts'
import { type CarouselCommand, carouselCommand } from './carousel-command.ts'
import type { CarouselSettings } from './carousel-settings.ts'

/** Embla's unit for the duration of a step. */
const msPerPart = 20

/**
 * A sliding list (CAT-13, settings of section 3). Needs at least two slides (section 5). Moves by buttons, arrow keys
 * and dragging. Autoplay can be paused, waits during hover and focus, and is off with reduced motion.
 */
export const mount: Mount = (root) => {
  const view = root.querySelector<HTMLElement>(':scope > .carousel-view')
  const slides = view?.firstElementChild?.children.length ?? 0
  if (!view || slides < 2) return () => undefined
  const settings: CarouselSettings = JSON.parse(root.dataset.settings ?? '{}')
  const stop = new AbortController()
  let carousel: EmblaCarouselType | undefined

  const start = async () => {
    const fade =
      settings.effect === 'fade'
        ? await partFor(root, 'carousel-fade', () => import('embla-carousel-fade'))
        : undefined
    if (stop.signal.aborted) return
    root.classList.add('is-live')
    root.classList.toggle('is-fading', settings.effect === 'fade')
    carousel = createEmbla(
      view,
      {
        align: 'start',
        loop: settings.infinite,
        duration: Math.round(settings.speed / msPerPart),
        slidesToScroll: settings.slides_to_scroll,
        breakpoints: {
          '(width <= 1024px)': { slidesToScroll: settings.slides_to_scroll_tablet },
          '(width < 768px)': { slidesToScroll: settings.slides_to_scroll_mobile },
        },
      },
      fade ? [fade.default()] : [],
    )
    control(root, carousel, settings, stop.signal)
  }
  void start()
  return () => {
    stop.abort()
    carousel?.destroy()
    root.classList.remove('is-live', 'is-fading', 'is-still')
  }
}

function control(
  root: HTMLElement,
  carousel: EmblaCarouselType,
  settings: CarouselSettings,
  signal: AbortSignal,
): void {
  const wantsRest = matchMedia('(prefers-reduced-motion: reduce)')
  const status = root.querySelector('[data-slide-status]')
  const dots = root.querySelector('.dots')
  const buttonOf = (name: string) => root.querySelector(`[data-slide="${name}"]`)
  const count = () => carousel.scrollSnapList().length

  const drawDots = () => {
    root.classList.toggle('is-still', count() < 2)
    dots?.replaceChildren(
      ...carousel.scrollSnapList().map((_, index) => {
        const dot = root.ownerDocument.createElement('button')
        dot.type = 'button'
        dot.dataset.slide = String(index)
        dot.setAttribute('aria-label', `${root.dataset.goText} ${index + 1}`)
        return dot
      }),
    )
    showPlace()
  }
  const showPlace = () => {
    const shown = carousel.selectedScrollSnap()
    for (const [index, dot] of [...(dots?.children ?? [])].entries())
      if (index === shown) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    buttonOf('previous')?.setAttribute('aria-disabled', String(!carousel.canScrollPrev()))
    buttonOf('next')?.setAttribute('aria-disabled', String(!carousel.canScrollNext()))
  }
  const say = () => {
    if (!status) return
    status.textContent = (root.dataset.shownText ?? '')
      .replace('{slide}', String(carousel.selectedScrollSnap() + 1))
      .replace('{slides}', String(count()))
  }

  const startsPaused = !settings.autoplay || wantsRest.matches
  const player = createPlayer(root, settings, startsPaused, signal, () => {
    if (!carousel.canScrollNext()) return false
    carousel.scrollNext(wantsRest.matches)
    return true
  })
  const go = (where: string) => {
    if (where === 'play-or-pause') return player.toggle()
    if (where === 'play' || where === 'pause') return player.set(where === 'play')
    player.touched()
    if (where === 'previous') carousel.scrollPrev(wantsRest.matches)
    else if (where === 'next') carousel.scrollNext(wantsRest.matches)
    else if (where === 'last') carousel.scrollTo(count() - 1, wantsRest.matches)
    else carousel.scrollTo(where === 'first' ? 0 : Number(where), wantsRest.matches)
    say()
  }

  carousel
    .on('select', showPlace)
    .on('reInit', drawDots)
    .on('pointerDown', () => player.touched())
  root.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-slide]') : null
      if (button) go(button.dataset.slide ?? '')
    },
    { signal },
  )
  root.addEventListener(
    carouselCommand,
    (event) => {
      if (event instanceof CustomEvent) go(event.detail satisfies CarouselCommand)
    },
    { signal },
  )
  root.addEventListener(
    'keydown',
    (event) => {
      const where = { ArrowLeft: 'previous', ArrowRight: 'next' }[event.key]
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select')
      if (!where || isTyping || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      go(where)
    },
    { signal },
  )
  drawDots()
}

/** Autoplay until `next` reports the end. */
function createPlayer(
  root: HTMLElement,
  settings: CarouselSettings,
  startsPaused: boolean,
  signal: AbortSignal,
  next: () => boolean,
) {
  let isPlaying = !startsPaused
  let timer = 0
  const waits = () =>
    root.ownerDocument.hidden ||
    root.querySelector(':focus-visible') !== null ||
    (settings.pause_on_hover && root.matches(':hover'))
  const set = (playing: boolean) => {
    isPlaying = playing
    root.classList.toggle('is-playing', playing)
    clearInterval(timer)
    if (playing)
      timer = window.setInterval(() => {
        if (!waits() && !next()) set(false)
      }, settings.autoplay_speed)
  }
  signal.addEventListener('abort', () => clearInterval(timer))
  set(isPlaying)
  return {
    set,
    toggle: () => set(!isPlaying),
    /** A visitor moved it. */
    touched: () => set(isPlaying && !settings.pause_on_interaction),
  }
}

import type { Mount } from '../../../behaviours/contract.ts'
import { numberIn, parseUrlAction, type UrlAction } from '../../../kernel/url-action.ts'
import { type Layer, layerOf } from './layer.ts'

const isYes = (value: unknown) => value === true || value === 'yes' || value === 1 || value === '1'

const layer = (kind: 'popup' | 'panel', id: number): Layer | undefined => {
  const dialog = document.getElementById(`${kind}-${id}`)
  return dialog instanceof HTMLDialogElement ? layerOf(dialog) : undefined
}

/** The layer that a link closes: the named one, else the one around the link, else the open one. */
const closedBy = (
  kind: 'popup' | 'panel',
  asked: UrlAction,
  link: Element | undefined,
): Layer | undefined => {
  const dialog =
    link?.closest(`dialog[id^="${kind}-"]`) ?? document.querySelector(`dialog[id^="${kind}-"][open]`)
  return layer(kind, numberIn(asked)) ?? (dialog instanceof HTMLDialogElement ? layerOf(dialog) : undefined)
}

/** The actions of section 2 (pictures: `lightbox-link`). Settings are data from whoever wrote the link. */
const actions: Readonly<Record<string, (asked: UrlAction, link?: Element) => void>> = {
  'popup:open': (asked) => {
    const popup = layer('popup', numberIn(asked))
    if (isYes(asked.settings.toggle)) popup?.toggle()
    else popup?.open('link')
  },
  'popup:close': (asked, link) => {
    const popup = closedBy('popup', asked, link)
    if (isYes(asked.settings.do_not_show_again)) popup?.putAway()
    else popup?.close()
  },
  'off_canvas:open': (asked) => layer('panel', numberIn(asked))?.open('link'),
  'off_canvas:close': (asked, link) => closedBy('panel', asked, link)?.close(),
  'off_canvas:toggle': (asked) => layer('panel', numberIn(asked))?.toggle(),
  'reload-page': (_, link) => {
    // Only on a click: an address that reloads itself would do so for ever.
    if (link) location.reload()
  },
}

/** Links that act on the page in place of navigating (SITE-03); loaded where a page has one. */
export const mount: Mount = () => {
  const stop = new AbortController()
  const { signal } = stop
  const run = (hash: string, link?: Element): boolean => {
    const asked = parseUrlAction(hash)
    const act = asked && Object.hasOwn(actions, asked.action) ? actions[asked.action] : undefined
    if (asked) act?.(asked, link)
    return act !== undefined
  }
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href*="-action"]') : null
      const hash = link?.getAttribute('href') ?? ''
      // A double press acts once.
      if (link && hash.startsWith('#') && (event.detail > 1 || run(hash, link))) event.preventDefault()
    },
    { signal },
  )
  addEventListener('hashchange', () => run(location.hash), { signal })
  run(location.hash)
  return () => stop.abort()
}

import type { LayerKind } from '../../features/content/index.ts'
import type { Block, DocumentData } from '../../kernel/document.ts'
import { urlActionOf } from '../../kernel/url-action.ts'
import { initialValues } from '../../widgets/fields.ts'
import { panelFields } from '../../widgets/shared/layers/panel-fields.ts'
import { type PopupProps, popupFields } from '../../widgets/shared/layers/popup-fields.ts'
import { layerStartTexts as texts } from './layer-starts.nl.ts'

/** The initial contents that a popup can have. */
export const popupStarts = ['empty', 'announcement', 'newsletter', 'age'] as const
export type PopupStart = (typeof popupStarts)[number]

const block = (type: string, id: string, props: object): Block => ({ type, props: { ...props, id } })
const forGood = urlActionOf('popup:close', { do_not_show_again: true })

const popups: Record<PopupStart, { props: Partial<PopupProps>; content: Block[] }> = {
  empty: { props: {}, content: [] },
  announcement: {
    // It needs no answer, so it is in a corner and does not cover the page.
    props: {
      where: 'everywhere',
      page_load: true,
      page_load_delay: 2,
      a11y_navigation: false,
      place: 'corner',
      width: 'narrow',
      entrance_animation: 'up',
      exit_animation: 'fade',
    },
    content: [
      block('heading', 'kop', { text: texts.announcementTitle }),
      block('text', 'tekst', { html: texts.announcement }),
      block('button', 'knop', { label: texts.understood, link: forGood }),
    ],
  },
  newsletter: {
    props: {
      where: 'everywhere',
      scrolling_direction: 'down',
      scrolling_offset: 60,
      times_times: 1,
      times_period: 'month',
      avoid_multiple_popups: true,
      entrance_animation: 'zoom',
      exit_animation: 'fade',
    },
    content: [
      block('newsletter-form', 'nieuwsbrief', { heading: texts.newsletterTitle, say: texts.newsletter }),
    ],
  },
  age: {
    // Only an answer closes it.
    props: {
      where: 'some',
      page_load: true,
      close_button_delay: 3600,
      prevent_scroll: true,
      prevent_close_on_background_click: true,
      prevent_close_on_esc_key: true,
    },
    content: [
      block('heading', 'kop', { text: texts.ageTitle }),
      block('text', 'tekst', { html: texts.age }),
      block('button', 'ja', { label: texts.yes, link: forGood }),
      block('button', 'nee', { label: texts.no, link: '/' }),
    ],
  },
}

const card: Block[] = [
  block('entry-picture', 'plaat', { place: 'side' }),
  block('entry-title', 'titel', {}),
  block('text', 'zin', { html: '', dynamic: { html: 'entry.excerpt' } }),
]

/** What a new popup, panel or card begins with; every setting is written, so that the editor shows it. */
export function startOf(kind: LayerKind | 'card' | 'part', start: PopupStart = 'empty'): DocumentData {
  if (kind === 'part') return { root: { props: {} }, content: [] }
  if (kind === 'card') return { root: { props: {} }, content: card }
  if (kind === 'panel') return { root: { props: initialValues(panelFields) }, content: [] }
  const { props, content } = popups[start]
  return { root: { props: { ...initialValues(popupFields), ...props } }, content }
}

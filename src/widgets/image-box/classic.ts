import { type ClassicMapping, type ClassicWidget, type Draft, draft } from '../classic.ts'
import { classicSign } from '../shared/signs/classic-sign.ts'
import { fields } from './fields.ts'

const places = { left: 'left', right: 'right', top: 'above', start: 'left', end: 'right' } as const
const levels = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 } as const

function box(
  from: ClassicWidget,
  say: { title: string; text: string; media: number | null; link: string },
): Draft | undefined {
  const { title, text, media } = say
  if (title === '' && text === '' && media === null) return undefined
  return draft(fields, {
    ...say,
    level: from.choice('title_size', levels, 3),
    place: from.choice('position', places, 'above'),
  })
}

/** The way on: its button leads where the box does, when that says more than the box. */
function button(label: string, link: string): Draft[] {
  return label === '' || link === '' ? [] : [{ type: 'button', props: { label, link, tip: '' } }]
}

const both = (...parts: string[]) => parts.filter((part) => part !== '').join('\n')
const listed = (...parts: (Draft | readonly Draft[] | undefined)[]): Draft[] =>
  parts.flatMap((part) => part ?? [])

export const classic: ClassicMapping = {
  elementor: {
    'image-box': (from) =>
      box(from, {
        title: from.line('title_text'),
        text: from.lines('description_text'),
        media: from.picture('image'),
        link: from.link('link'),
      }),
    'icon-box': (from) => {
      const sign = classicSign(from.icon('selected_icon') || from.icon('icon'))
      const said = box(from, {
        title: from.line('title_text'),
        text: from.lines('description_text'),
        media: null,
        link: from.link('link'),
      })
      const align = from.choice(
        'position',
        { left: 'left', right: 'right' },
        from.choice('text_align', { left: 'left', right: 'right' }, 'center'),
      )
      return listed(
        sign && said
          ? {
              type: 'icon',
              props: {
                sign,
                look: from.choice('view', { stacked: 'filled', framed: 'ring' }, 'plain'),
                label: '',
                link: '',
                align,
              },
            }
          : undefined,
        said,
      )
    },
    'call-to-action': (from) => {
      const link = from.link('link')
      return listed(
        box(from, {
          title: from.line('title'),
          text: both(from.line('ribbon_title'), from.lines('description')),
          media:
            from.has('graphic_image') && from.choice('graphic_element', { image: true }, false)
              ? from.picture('graphic_image')
              : from.picture('bg_image'),
          link: from.has('button') ? '' : link,
        }),
        button(from.line('button'), link),
      )
    },
    'flip-box': (from) => {
      const link = from.link('link')
      return listed(
        box(from, {
          title: from.line('title_text_a') || from.line('title_text_b'),
          text: both(
            from.lines('description_text_a'),
            from.line('title_text_a') ? from.line('title_text_b') : '',
            from.lines('description_text_b'),
          ),
          media: from.choice('graphic_element', { image: true }, false) ? from.picture('image') : null,
          link: from.has('button_text') ? '' : link,
        }),
        button(from.line('button_text'), link),
      )
    },
  },
  shortcodes: {
    featured_box: (from) => {
      const media = from.picture('img')
      return media === null
        ? from.blocks()
        : [
            ...listed(box(from, { title: from.line('title'), text: '', media, link: from.link('link') })),
            ...from.blocks(),
          ]
    },
    et_pb_blurb: (from) =>
      listed(
        box(from, {
          title: from.line('title'),
          text: '',
          media: from.picture('image'),
          link: from.link('url'),
        }),
        from.blocks(),
      ),
  },
}

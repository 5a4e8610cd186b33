import type { ClassicMapping, ClassicWidget } from '../classic.ts'
import { draft } from '../classic.ts'
import { fields } from './fields.ts'

const sides = { left: 'left', center: 'center', right: 'right', start: 'left', end: 'right' } as const

/** In percent, or in pixels of what is about as wide as a text. */
function width(from: ClassicWidget) {
  const { unit } = Object(from.raw('width')) as { unit?: unknown }
  const size = from.number('width')
  if (size === undefined) return '100'
  const percent = unit === 'px' ? size / 8 : size
  return percent <= 40 ? '33' : percent <= 60 ? '50' : percent <= 85 ? '75' : '100'
}

function image(from: ClassicWidget) {
  const media = from.picture('image')
  if (media === null) return undefined
  return draft(fields, {
    media,
    caption: from.choice(
      'caption_source',
      { custom: true },
      from.has('caption') && !from.has('caption_source'),
    )
      ? from.line('caption')
      : '',
    link: from.choice('link_to', { custom: true }, false) ? from.link('link') : '',
    width: width(from),
    align: from.onDevices('align', sides, 'left'),
  })
}

export const classic: ClassicMapping = {
  elementor: {
    image,
    'wp-widget-media_image': (from) => {
      const media = from.picture('attachment_id')
      return media === null
        ? undefined
        : draft(fields, { media, caption: from.line('caption'), link: from.link('link_url') })
    },
  },
  shortcodes: {
    vc_single_image: (from) => {
      const media = from.picture('image')
      return media === null
        ? undefined
        : draft(fields, { media, caption: from.line('title'), link: from.link('link') })
    },
    ux_image: (from) => {
      const media = from.picture('id')
      return media === null ? undefined : draft(fields, { media, caption: '', link: from.link('link') })
    },
  },
}

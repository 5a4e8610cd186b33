import type { ClassicMapping, ClassicWidget } from '../classic.ts'
import { draft } from '../classic.ts'
import { fields } from './fields.ts'

const sides = {
  left: 'left',
  center: 'center',
  right: 'right',
  start: 'left',
  end: 'right',
  justify: 'full',
  stretch: 'full',
} as const

const button = (from: ClassicWidget, label: string, link: string) =>
  label === ''
    ? undefined
    : draft(fields, { label, link, tip: '', align: from.onDevices('align', sides, 'left') })

export const classic: ClassicMapping = {
  elementor: {
    button: (from) => button(from, from.line('text'), from.link('link')),
    'paypal-button': (from) => button(from, from.line('text'), from.link('link')),
    'wc-single-elements': (from) => {
      from.lose('left')
      return undefined
    },
  },
  shortcodes: {
    vc_btn: (from) => button(from, from.line('title'), vcLink(from)),
    button: (from) => button(from, from.line('text'), from.link('link') || from.link('url')),
    et_pb_button: (from) => button(from, from.line('button_text'), from.link('button_url')),
  },
  blocks: {
    'core/button': (from) => {
      const html = String(from.raw('innerHTML'))
      const words = from.line('innerHTML')
      return words === ''
        ? []
        : draft(fields, {
            label: words,
            link: from.link('href'),
            tip: '',
            look: /is-style-outline/.test(html) ? 'plain' : 'filled',
          })
    },
  },
}

/** `url:https%3A%2F%2F…|title:…` */
const vcLink = (from: ClassicWidget): string =>
  from.link('link').startsWith('url:') ? '' : from.link('link')

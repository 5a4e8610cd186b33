import { escapeHtml } from '../kernel/html.ts'
import type { Box } from './placing.ts'

/** Wraps a widget in the box that its placing settings ask for, if any. */
export function boxed(html: string, box: Box | undefined): string {
  if (!box) return html
  const { className, style, behaviour, data } = box
  const attributes = Object.entries({
    class: className,
    style,
    'data-behaviour': behaviour,
    ...Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value])),
  }).flatMap(([name, value]) => (value ? [` ${name}="${escapeHtml(value)}"`] : []))
  return `<div${attributes.join('')}>${html}</div>`
}

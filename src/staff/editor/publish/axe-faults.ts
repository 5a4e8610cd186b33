import { blockOf, type Warning } from './checks.ts'

/** A fault that axe found, and its place. */
export interface AxeFault {
  rule: string
  element: Element
}

/** Maps each axe rule to the sentence shown for it. */
export const axeRules: Readonly<Record<string, Warning['kind']>> = {
  'color-contrast': 'weak-contrast',
  'link-in-text-block': 'unseen-link',
  'heading-order': 'skipped-level',
  'empty-heading': 'empty-heading',
  'link-name': 'empty-link',
  'image-alt': 'alt',
  'input-image-alt': 'alt',
  'role-img-alt': 'alt',
  'svg-img-alt': 'alt',
  'area-alt': 'alt',
  'image-redundant-alt': 'double-alt',
  'button-name': 'nameless-button',
  'input-button-name': 'nameless-button',
  'summary-name': 'nameless-button',
  label: 'nameless-field',
  'select-name': 'nameless-field',
  'frame-title': 'nameless-frame',
  list: 'broken-list',
  listitem: 'broken-list',
  'definition-list': 'broken-list',
  dlitem: 'broken-list',
  'td-headers-attr': 'broken-table',
  'th-has-data-cells': 'broken-table',
  'scope-attr-valid': 'broken-table',
  'empty-table-header': 'broken-table',
  'nested-interactive': 'nested',
  'no-autoplay-audio': 'loud',
  blink: 'moving',
  marquee: 'moving',
  'meta-refresh': 'moving',
  'aria-allowed-attr': 'broken-aria',
  'aria-hidden-focus': 'broken-aria',
  'aria-required-attr': 'broken-aria',
  'aria-required-children': 'broken-aria',
  'aria-required-parent': 'broken-aria',
  'aria-roles': 'broken-aria',
  'aria-valid-attr': 'broken-aria',
  'aria-valid-attr-value': 'broken-aria',
  tabindex: 'broken-aria',
}

const longestWords = 40

/** Identifies an element for staff: by its words or the name of its file. */
function wordsOf(element: Element): string {
  const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const file = element.getAttribute('src') ?? element.getAttribute('href') ?? ''
  return (words || decoded(file.split('/').at(-1) || file) || element.tagName.toLowerCase()).slice(
    0,
    longestWords,
  )
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * The faults in our own sentences, one of a kind for each widget: what is wrong there several times usually has one
 * reason. Those that are `known` are not told again.
 */
export function warningsOf(faults: readonly AxeFault[], known: readonly Warning[]): Warning[] {
  const told = new Set(known.map(({ kind, block }) => `${kind} ${block}`))
  return faults.flatMap(({ rule, element }) => {
    const kind = axeRules[rule]
    const block = blockOf(element)
    if (!kind || block === undefined || told.has(`${kind} ${block}`)) return []
    told.add(`${kind} ${block}`)
    return [{ kind, about: wordsOf(element), block }]
  })
}

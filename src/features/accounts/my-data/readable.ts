import { formatLongMoment } from '../../../kernel/dates.ts'
import { escapeHtml } from '../../../kernel/html.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import type { PersonalPart, PersonalValue } from '../../../platform/personal-data.ts'
import { myDataTexts } from './texts.nl.ts'

const texts = createTexts<keyof typeof myDataTexts>(textData(myDataTexts))

const style =
  'body{max-width:50rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;padding:1rem 0;border-top:1px solid;margin:0}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}'

/** Draws all parts as one self-contained HTML page. */
export function drawReadable(
  parts: readonly PersonalPart[],
  { site, email, now }: { site: string; email: string; now: Date },
): string {
  const title = escapeHtml(texts('title', { site }))
  const intro = escapeHtml(texts('intro', { email, moment: formatLongMoment(now) }))
  return `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><h1>${title}</h1><p>${intro}</p>${parts.map(drawPart).join('')}</html>\n`
}

const drawPart = (part: PersonalPart): string =>
  `<h2>${escapeHtml(part.title)}</h2>${
    part.rows.length === 0
      ? `<p>${escapeHtml(texts('nothing'))}</p>`
      : part.rows.map((row) => drawRow(row, part.labels)).join('')
  }`

const drawRow = (
  row: Readonly<Record<string, PersonalValue>>,
  labels: Readonly<Record<string, string>>,
): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => [labels[name] ?? name, wordsOf(value)] as const)
    .filter(([, words]) => words !== '')
    .map(([label, words]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(words)}</dd>`)
    .join('')}</dl>`

function wordsOf(value: PersonalValue): string {
  if (value === undefined) return ''
  if (typeof value === 'boolean') return texts(value ? 'yes' : 'no')
  if (value instanceof Date) return formatLongMoment(value)
  return typeof value === 'object' ? value.join('\n') : String(value)
}

import { type Note, type ReportData, reasons, type Sort, sorts } from './report.ts'
import { lineTexts, moreText, noteTexts, reasonTexts, sortTexts, sourceText } from './words.nl.ts'

export const lineKinds = ['left', 'finding', ...(Object.keys(noteTexts) as Note['kind'][])] as const
export type LineKind = (typeof lineKinds)[number]

/** One thing to know of an import, for whoever looks it through. */
export interface ReportLine {
  /** Its place in the report, from 1. */
  id: number
  kind: LineKind
  kindName: string
  sort?: Sort
  sortName: string
  name: string
  text: string
  /** Where it stood, on the old site. */
  old?: string
  /** Where it stands, a path of this site. */
  here?: string
  /** Of the item in the ledger. */
  key?: string
}

export interface LineFilter {
  kind?: LineKind | undefined
  sort?: Sort | undefined
  words?: string | undefined
}

/** What a report tells one by one, in the order of its sorts, and what was left first. */
export function linesOf(report: ReportData, { kind, sort, words = '' }: LineFilter = {}): ReportLine[] {
  const wanted = words.trim().toLowerCase()
  return allLines(report).filter(
    (line) =>
      (kind === undefined || line.kind === kind) &&
      (sort === undefined || line.sort === sort) &&
      (wanted === '' || `${line.name} ${line.text}`.toLowerCase().includes(wanted)),
  )
}

function allLines({ source, sorts: found, notes, findings }: ReportData): ReportLine[] {
  const lines: Omit<ReportLine, 'id'>[] = []
  for (const sort of sorts)
    for (const reason of reasons) {
      const left = found[sort]?.left[reason]
      if (!left) continue
      const about = { kind: 'left', kindName: lineTexts.left, sort, sortName: sortTexts[sort] } as const
      for (const { name, detail, key } of left.examples)
        lines.push({
          ...about,
          name,
          text: detail ? `${reasonTexts[reason]}: ${detail}` : reasonTexts[reason],
          ...(key && { key }),
          ...oldOf(source, key),
        })
      const more = left.count - left.examples.length
      if (more > 0) lines.push({ ...about, name: moreText(more), text: reasonTexts[reason] })
    }
  for (const { kind, sort, name, text, here, key } of notes)
    lines.push({
      kind,
      kindName: lineTexts[kind],
      sort,
      sortName: sortTexts[sort],
      name,
      text,
      ...(here?.startsWith('/') && { here }),
      ...(key && { key }),
      ...(kind === 'unanswered' ? addressOf(source, name) : oldOf(source, key)),
    })
  for (const text of findings)
    lines.push({ kind: 'finding', kindName: lineTexts.finding, sortName: sourceText, name: '', text })
  return lines.map((line, at) => ({ id: at + 1, ...line }))
}

/** WordPress finds every post by its number, whatever its address was. */
function oldOf(source: string, key: string | undefined): { old?: string } {
  const id = /^post:(\d{1,15})$/.exec(key ?? '')?.[1]
  return id === undefined ? {} : addressOf(source, `/?p=${id}`)
}

/** What a source names as its address is shown as a link: only when it is one of the web. */
function addressOf(source: string, path: string): { old?: string } {
  if (source.endsWith('.invalid') || !path.startsWith('/') || !URL.canParse(`${source}${path}`)) return {}
  const url = new URL(`${source}${path}`)
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? { old: url.href } : {}
}

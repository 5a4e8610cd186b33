import { minutesFor, type ReportData, type Sort, sorts } from './report.ts'
import { type LineKind, lineKinds } from './report-lines.ts'
import { lineTexts, reasonTexts, sortTexts } from './words.nl.ts'

export interface SortSummary {
  sort: Sort
  name: string
  found: number
  /** New here or brought up to date. */
  comes: number
  /** Brought earlier, and the same since. */
  same: number
  /** Changed here since, and left as it is. */
  edited: number
  left: number
  reasons: readonly { name: string; count: number }[]
  /** How many notes there are of it. */
  notes: number
}

export interface ReportSummary {
  sorts: readonly SortSummary[]
  kinds: readonly { kind: LineKind; name: string; count: number }[]
  findings: readonly string[]
  minutes: number
}

const mostFindings = 50

/** A report in figures, with the words that staff read. */
export function summaryOf(report: ReportData): ReportSummary {
  const summaries = sorts.flatMap((sort): SortSummary[] => {
    const one = report.sorts[sort]
    if (!one || one.found === 0) return []
    const reasons = Object.entries(one.left).map(([reason, { count }]) => ({
      name: reasonTexts[reason as keyof typeof one.left],
      count,
    }))
    return [
      {
        sort,
        name: sortTexts[sort],
        found: one.found,
        comes: one.added + one.changed,
        same: one.same,
        edited: one.edited,
        reasons,
        left: reasons.reduce((sum, { count }) => sum + count, 0),
        notes: report.notes.filter((note) => note.sort === sort).length,
      },
    ]
  })
  const counts: Partial<Record<LineKind, number>> = {
    left: summaries.reduce((sum, { left }) => sum + left, 0),
    finding: report.findings.length,
  }
  for (const { kind } of report.notes) counts[kind] = (counts[kind] ?? 0) + 1
  for (const [kind, more] of Object.entries(report.more))
    counts[kind as LineKind] = (counts[kind as LineKind] ?? 0) + more
  return {
    sorts: summaries,
    kinds: lineKinds.flatMap((kind) => {
      const count = counts[kind] ?? 0
      return count > 0 ? [{ kind, name: lineTexts[kind], count }] : []
    }),
    findings: report.findings.slice(0, mostFindings),
    minutes: minutesFor(report),
  }
}

import { writeCsv } from '../../kernel/csv.ts'
import { minutesFor, type ReportData, reasons, sorts } from './report.ts'
import { noteTexts, reasonTexts, sortTexts } from './words.nl.ts'

/** The report as JSON or, for a spreadsheet, as CSV. */
export const writeReport = (report: ReportData, as: 'json' | 'csv'): string =>
  as === 'json' ? `${JSON.stringify(report, undefined, 2)}\n` : writeCsv([header, ...rowsOf(report)])

const header = ['Soort', 'Wat', 'Aantal', 'Naam', 'Uitleg', 'Adres hier']

function rowsOf({ sorts: found, notes, findings }: ReportData): (string | number)[][] {
  const rows: (string | number)[][] = []
  for (const sort of sorts) {
    const one = found[sort]
    if (!one) continue
    const label = sortTexts[sort]
    for (const [what, count] of [
      ['gevonden', one.found],
      ['toegevoegd', one.added],
      ['bijgewerkt', one.changed],
      ['ongewijzigd', one.same],
      ['hier veranderd, bleef zoals het is', one.edited],
    ] as const)
      if (count > 0) rows.push([label, what, count, '', '', ''])
    for (const reason of reasons) {
      const left = one.left[reason]
      if (!left) continue
      rows.push([label, 'bleef achter', left.count, '', reasonTexts[reason], ''])
      for (const { name, detail = '' } of left.examples)
        rows.push([label, 'bleef achter', 1, name, detail || reasonTexts[reason], ''])
    }
  }
  for (const { kind, sort, name, text, here = '' } of notes)
    rows.push([sortTexts[sort], noteTexts[kind], 1, name, text, here])
  for (const finding of findings) rows.push(['Bron', 'Opmerking', 1, '', finding, ''])
  return rows
}

/** The report in some lines, for a terminal. */
export function reportLines(report: ReportData): string[] {
  const { sorts: found, notes, more, findings, dryRun } = report
  const lines: string[] = []
  for (const sort of sorts) {
    const one = found[sort]
    if (!one || one.found === 0) continue
    const left = Object.values(one.left).reduce((sum, { count }) => sum + count, 0)
    const parts = [
      `${one.added} ${dryRun ? 'te brengen' : 'gebracht'}`,
      one.changed > 0 && `${one.changed} bijgewerkt`,
      one.same > 0 && `${one.same} ongewijzigd`,
      one.edited > 0 && `${one.edited} hier veranderd en gelaten`,
      left > 0 && `${left} achtergebleven`,
    ].filter(Boolean)
    lines.push(`${sortTexts[sort]}: ${one.found} gevonden, ${parts.join(', ')}.`)
    for (const reason of reasons) {
      const why = one.left[reason]
      if (why) lines.push(`  ${why.count} × ${reasonTexts[reason]}`)
    }
  }
  const kinds = Map.groupBy(notes, ({ kind }) => kind)
  for (const [kind, some] of kinds) lines.push(`${noteTexts[kind]}: ${some.length + (more[kind] ?? 0)}.`)
  if (findings.length > 0) lines.push(`Opmerkingen over de bronnen: ${findings.length}.`)
  if (dryRun) lines.push(`Het overzetten duurt ongeveer ${minutesFor(report)} min.`)
  return lines
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GrowthPoint, growthChart } from '../growth-chart.ts'
import { reportFolder } from '../report-folder.ts'

/** Draws how searches slow down as the library grows, and writes the numbers beside the picture. */
export function drawGrowth(points: readonly GrowthPoint[]): void {
  mkdirSync(reportFolder, { recursive: true })
  const picture = join(reportFolder, 'growth.svg')
  writeFileSync(picture, growthChart(points, 'What a visitor waits for a search, 95 of 100 times'))
  const rows = points.map(
    ({ kind, files, medianMs, p95Ms }) =>
      `| ${kind} | ${files.toLocaleString('en')} | ${medianMs.toFixed(1)} ms | ${p95Ms.toFixed(1)} ms |`,
  )
  const table = ['| search | files | median | p95 |', '|---|--:|--:|--:|', ...rows]
  writeFileSync(
    join(reportFolder, 'growth.md'),
    `# Search as the library grows\n\n![Growth](growth.svg)\n\n${table.join('\n')}\n`,
  )
  console.log(`      the picture: ${picture}`)
}

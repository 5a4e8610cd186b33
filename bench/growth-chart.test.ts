import { expect, it } from 'vitest'
import { type GrowthPoint, growthChart } from './growth-chart.ts'

const point = (kind: string, files: number, p95Ms: number): GrowthPoint => ({
  kind,
  files,
  medianMs: p95Ms / 2,
  p95Ms,
})

it('draws a line for each kind, with a dot and its numbers for each size', () => {
  const svg = growthChart(
    [point('a word', 1_000, 4), point('a word', 100_000, 40), point('"all" & <more>', 1_000, 5)],
    'Search',
  )
  expect(svg.match(/<polyline/g)).toHaveLength(2)
  expect(svg.match(/<circle/g)).toHaveLength(3)
  expect(svg).toContain('a word, 100,000 files: median 20 ms, p95 40 ms')
  expect(svg).toContain('&quot;all&quot; &amp; &lt;more>')
  expect(svg).not.toMatch(/NaN|Infinity|undefined/)
})

it('draws ten times as long a decade higher, and moves names apart that would overlap', () => {
  const svg = growthChart(
    [point('one', 1_000, 10), point('two', 1_000, 10), point('three', 10_000, 100)],
    'x',
  )
  const heights = [...svg.matchAll(/<circle[^>]*cy="([\d.]+)"/g)].map(([, y]) => Number(y))
  expect(heights[0]).toBe(heights[1])
  expect(heights[2]).toBeLessThan(heights[0] ?? 0)
  const names = [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)" fill="/g)].map(([, y]) => Number(y))
  expect(new Set(names).size).toBe(3)
})

it('draws a single point, and a time of zero', () => {
  expect(growthChart([point('one', 1, 0)], 'x')).not.toMatch(/NaN|Infinity/)
})

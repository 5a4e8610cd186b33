/** The time of a kind of search in a library of this many files. */
export interface GrowthPoint {
  kind: string
  files: number
  medianMs: number
  p95Ms: number
}

const size = { width: 760, height: 440, left: 64, right: 170, top: 44, bottom: 56 }
const plot = { width: size.width - size.left - size.right, height: size.height - size.top - size.bottom }
/** Lines also differ by their dashes and by the names at their ends, not by colour alone. */
const looks = [
  { colour: '#2b2f7c', dash: '' },
  { colour: '#8a5a00', dash: '7 4' },
  { colour: '#1f6f54', dash: '2 4' },
  { colour: '#8c2f39', dash: '10 3 2 3' },
]
/** Names at the ends of lines are at least this far apart, so that they do not overlap. */
const nameHeight = 17

/** Both axes have powers of ten. A good search shows as a straight line that rises slowly. */
export function growthChart(points: readonly GrowthPoint[], heading: string): string {
  const x = scale(points.map(({ files }) => files))
  const y = scale(points.flatMap(({ p95Ms, medianMs }) => [Math.max(p95Ms, 0.1), Math.max(medianMs, 0.1)]))
  const across = (files: number) => round(size.left + x.share(files) * plot.width)
  const up = (ms: number) => round(size.top + (1 - y.share(Math.max(ms, 0.1))) * plot.height)
  const kinds = [...Map.groupBy(points, ({ kind }) => kind)]
  const names = apart(kinds.map(([, own]) => up(own.at(-1)?.p95Ms ?? 0)))
  const lines = kinds.map(([kind, own], at) => {
    const { colour, dash } = looks[at % looks.length] ?? { colour: '#000', dash: '' }
    const sorted = own.toSorted((one, other) => one.files - other.files)
    const path = sorted.map(({ files, p95Ms }) => `${across(files)},${up(p95Ms)}`).join(' ')
    const dots = sorted.map(
      ({ files, medianMs, p95Ms }) =>
        `<line x1="${across(files)}" x2="${across(files)}" y1="${up(medianMs)}" y2="${up(p95Ms)}" stroke="${colour}" stroke-width="1" opacity="0.5"/>` +
        `<circle cx="${across(files)}" cy="${up(p95Ms)}" r="4" fill="${colour}"><title>${escaped(kind)}, ${count(files)} files: median ${milliseconds(medianMs)}, p95 ${milliseconds(p95Ms)}</title></circle>`,
    )
    const last = sorted.at(-1)
    const name = last
      ? `<text x="${across(last.files) + 12}" y="${(names[at] ?? 0) + 4}" fill="${colour}">${escaped(kind)}, ${milliseconds(last.p95Ms)}</text>`
      : ''
    return `<g><polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dash}"/>${dots.join('')}${name}</g>`
  })
  const columns = x.marks.map(
    (files) =>
      `<line x1="${across(files)}" x2="${across(files)}" y1="${size.top}" y2="${size.top + plot.height}" stroke="#ddd6c8"/><text x="${across(files)}" y="${size.height - 32}" text-anchor="middle">${count(files)}</text>`,
  )
  const rows = y.marks.map(
    (ms) =>
      `<line x1="${size.left}" x2="${size.left + plot.width}" y1="${up(ms)}" y2="${up(ms)}" stroke="#ddd6c8"/><text x="${size.left - 8}" y="${up(ms) + 4}" text-anchor="end">${milliseconds(ms)}</text>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-labelledby="growth-heading" font-family="sans-serif" font-size="12" fill="#1c1b19">`,
    `<title id="growth-heading">${escaped(heading)}</title>`,
    `<rect width="100%" height="100%" fill="#fbf9f4"/>`,
    `<text x="${size.left}" y="24" font-size="15" font-weight="600">${escaped(heading)}</text>`,
    ...columns,
    ...rows,
    ...lines,
    `<text x="${size.left + plot.width / 2}" y="${size.height - 10}" text-anchor="middle">files in the library</text>`,
    '</svg>',
    '',
  ].join('\n')
}

/** The powers of ten around the values, at least one decade. */
function scale(values: readonly number[]) {
  const least = Math.floor(Math.log10(Math.min(...values)))
  const most = Math.max(Math.ceil(Math.log10(Math.max(...values))), least + 1)
  return {
    share: (value: number) => (Math.log10(value) - least) / (most - least),
    marks: Array.from({ length: most - least + 1 }, (_, at) => 10 ** (least + at)),
  }
}

/** Moves heights down, as little as needed for them to be apart; their order stays. */
function apart(heights: readonly number[]): number[] {
  const moved = [...heights]
  let free = Number.NEGATIVE_INFINITY
  const fromTheTop = heights
    .map((height, at) => ({ height, at }))
    .sort((one, other) => one.height - other.height)
  for (const { height, at } of fromTheTop) {
    moved[at] = Math.max(height, free)
    free = (moved[at] ?? 0) + nameHeight
  }
  return moved
}

const round = (pixels: number) => Math.round(pixels * 10) / 10
const count = (files: number) => files.toLocaleString('en')
const milliseconds = (ms: number) => `${ms.toLocaleString('en', { maximumSignificantDigits: 2 })} ms`
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

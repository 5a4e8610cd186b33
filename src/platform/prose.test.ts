import { expect, it } from 'vitest'
import { cleanProse, proseWords } from './prose.ts'

const length = 195_000
const filled = (part: string) => part.repeat(Math.floor(length / part.length))

/** The least processor time of several runs, in milliseconds. */
function costOf(act: () => void): number {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage()
    act()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...runs)
}

const hostileParts = [
  ...[
    '<b>',
    '<span title="x">',
    '<ul><li>',
    '<div>x',
    '<blockquote>',
    '<x>',
    '<thead>',
    '<b></i>',
    '<b title="<">',
  ],
  ...['</b>', '<table><tr><td>', '<li><b>', '<p><i>'],
]

it.each(hostileParts)(
  'abuse 28 cleans a text of nothing but %s, however deep, in the time of a few flat texts of its length',
  (part) => {
    const hostile = filled(part)
    const flat = filled('<b>x</b><p>x</p>')
    for (const act of [cleanProse, proseWords])
      expect(costOf(() => act(hostile))).toBeLessThan(4 * costOf(() => act(flat)) + 20)
  },
)

it('abuse 28 keeps at most a hundred levels of nesting', () => {
  expect(cleanProse(filled('<b>'))).toBe('<b>'.repeat(100) + '</b>'.repeat(100))
})

it.each([
  ['<b>a</i>b</b>', '<b>ab</b>'],
  [
    `${'<em>'.repeat(100)}<b title=">">diep</b>${'</em>'.repeat(100)}`,
    `${'<em>'.repeat(100)}diep${'</em>'.repeat(100)}`,
  ],
  ['<p>a</P><p>b', '<p>a</p><p>b</p>'],
  ['a < b en <b>c</b', 'a &lt; b en <b>c</b>'],
])('abuse 28 reads %s as browsers do', (html, clean) => {
  expect(cleanProse(html)).toBe(clean)
})

it('EDIT-02 keeps every level of a text as people write it, also without end tags of paragraphs and list items', () => {
  const items = '<li>een<li>twee'.repeat(200)
  const clean = cleanProse(`<ul>${items}</ul>${'<p>alinea'.repeat(300)}<p><em>einde</em></p>`)
  expect(clean.match(/<li>/g)).toHaveLength(400)
  expect(clean.match(/<p>/g)).toHaveLength(301)
  expect(clean).toContain('<p><em>einde</em></p>')
})

it.each([
  '//evil.example/a',
  '\\\\evil.example/a',
  '/\\evil.example/a',
  ' //evil.example/a',
  '/\t/evil.example/a',
])('abuse 16 removes the address of a link to %j, which names a host without a scheme', (href) => {
  expect(cleanProse(`<p><a href="${href}">Klik</a></p>`)).not.toContain('evil.example')
})

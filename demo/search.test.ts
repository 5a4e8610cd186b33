import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseSearchRequest } from '../src/features/library/index.ts'
import { foldWord } from '../src/kernel/fold-word.ts'
import { anonymous } from '../src/kernel/viewer.ts'
import { wordsIn } from '../src/kernel/words/words-in.ts'
import { seedDemo } from './seed-demo.ts'
import { createEmptySite, type EmptySite } from './testing.ts'

const seedMs = 280_000
const manyMs = 280_000
const drawnPlurals = 350
const drawnSpellings = 200

let site: EmptySite
let text: string
beforeAll(async () => {
  site = await createEmptySite(new Date('2026-11-21T13:00:00Z'))
  await seedDemo(site)
  const { rows } = await site.handle.pool.query<{ text: string }>(
    `select string_agg(text, chr(10) order by text) as text from (
       select title || ' ' || excerpt || ' ' || regexp_replace(body, '<[^>]*>', ' ', 'g') from content_entries
       union all select title || ' ' || description from library_files) told (text)`,
  )
  text = rows[0]?.text ?? ''
}, seedMs)
afterAll(() => site.close())

/** What the site and its library find; everything of the library is listed, and nobody's rights matter. */
async function found(words: string): Promise<unknown> {
  const [{ entries, total }, files] = await Promise.all([
    site.content.search(words, 1, 100),
    site.library.search(
      anonymous,
      parseSearchRequest([
        ['q', words],
        ['limit', '100'],
      ]),
    ),
  ])
  return {
    total,
    entries: entries.map(({ id }) => id),
    files: files.kind === 'found' && [files.total, files.rows.map(({ id }) => id)],
  }
}

/** The plurals that a schoolbook gives a noun, whether it has them or not. */
const plurals = (noun: string): string[] => [
  ...(/[^aeiou]$|ij$|ie$/.test(noun) ? [`${noun}en`] : []),
  ...(/(?:[^aeou]e[lrm]|[iu]m|aar|eur|ie|[^aeiou]e)$/.test(noun) ? [`${noun}s`] : []),
  ...(/[^aeiou][aeiou][bdfgklmnprst]$/.test(noun) ? [`${noun}${noun.at(-1)}en`] : []),
  ...(/([aeou])\1[bdgklmnprt]$/.test(noun) ? [`${noun.slice(0, -2)}${noun.at(-1)}en`] : []),
  ...(/f$/.test(noun) ? [noun.replace(/(?:([aeou])\1)?f$/, '$1ven')] : []),
  ...(/s$/.test(noun) ? [noun.replace(/(?:([aeou])\1)?s$/, '$1zen')] : []),
]

/** Words of the demo that look like a noun and its plural, and are none. */
const noPairs = new Set(
  'kwam sloot bleef period reken ander tell bell less plat leid meer haar alle waar veel stem'.split(' '),
)

/** The same draw each time. */
function drawn<Item>(items: readonly Item[], count: number): Item[] {
  let state = 36
  const left = [...items]
  return Array.from({ length: Math.min(count, items.length) }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return left.splice(state % left.length, 1)[0] as Item
  })
}

it(
  'CAT-16 finds the same by singular and plural, and by every spelling, in 500 pairs of the demo',
  async () => {
    // What stands in the files of the library is written from these, and in no table of this site.
    const sources = globSync('demo/**/*.{md,json,csv,ts}').map((path) => readFileSync(path, 'utf8'))
    const known = new Set(
      wordsIn([text, ...sources].join('\n'))
        .map(foldWord)
        .filter((word) => /^[a-z]{4,}$/.test(word)),
    )
    const nouns = [...known].sort().filter((noun) => !noPairs.has(noun))
    const both = nouns.flatMap((noun) =>
      plurals(noun).flatMap((plural) => (known.has(plural) ? [[noun, plural]] : [])),
    )
    const named = [
      ...new Set(
        text.match(
          /(?:Sint|St\.)[ -]\p{Lu}\p{L}{3,}(?: (?:in|te) \p{Lu}\p{L}+)?|Ja[ck]ob\p{L}*(?: \p{L}{4,})?/gu,
        ) ?? [],
      ),
    ]
    const respelled = named.sort().flatMap((name) => spellings(name).map((other) => [name, other]))
    const pairs = [...drawn(both, drawnPlurals), ...drawn(respelled, drawnSpellings)]
    expect(pairs.length).toBeGreaterThanOrEqual(500)
    const apart: unknown[] = []
    for (const [one = '', other = ''] of pairs) {
      const [of, with_] = [await found(one), await found(other)]
      if (JSON.stringify(of) !== JSON.stringify(with_)) apart.push([one, other])
    }
    expect(apart).toEqual([])
  },
  manyMs,
)

const spellings = (name: string): string[] =>
  [
    name.replace(/^Sint[ -]/, 'St. '),
    name.replace(/^(?:Sint|St\.)[ -]/, 'sinte '),
    name.replace(/Jacob/, 'Jakob'),
    name.replace(/Jacobus/, 'Jacob'),
    name.replace(/Jacobs(kerk|kapel)/, 'Jacobus$1'),
  ].filter((other) => other !== name)

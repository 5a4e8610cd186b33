import type pg from 'pg'

const batchSize = 5_000

/** Every fourth file has this word, in its title, description or text. */
export const commonWord = 'pelgrim'

/** How slowly the frequency of a word falls with its rank; the most frequent ones are in a fifth of the files. */
const flatness = 25

/** Nouns for the titles, the most frequent first. */
const nouns =
  'kerk archief verslag toren gemeente bestuur brief kaart foto lijst restauratie jaar werk route orgel rekening ' +
  'gebouw koor leden register vergadering stad klooster schip altaar steen raam tekening plattegrond begroting ' +
  'notulen vereniging schelp bedevaart kapel dorp parochie inventaris onderzoek dak gewelf muur klok graf zerk ' +
  'monument tentoonstelling rondleiding lezing cursus boek tijdschrift krant bron akte doop trouw begraaf poort ' +
  'brug molen haven markt plein straat weg pad herberg gasthuis hospitaal broederschap gilde zegel wapen vlag ' +
  'beeld schilderij glas zilver textiel hout lood leisteen baksteen kalk voeg fundering vloer trap deur venster ' +
  'preekstoel bank doopvont kandelaar kelk reliek legende wonder heilige apostel patroon feestdag processie mis'
const adjectives =
  'oude nieuwe grote kleine hoge lage houten stenen middeleeuwse gotische romaanse protestantse katholieke jaarlijkse ' +
  'historische bouwkundige financiële digitale geïllustreerde volledige voorlopige definitieve gerestaureerde'
const places =
  'Utrecht Groningen Zeerijp Uithuizen Renesse Rolde Enschede Nijmegen Winterswijk Schiedam Brugge Haarlem Leiden ' +
  'Zutphen Deventer Zwolle Kampen Maastricht Roermond Breda Antwerpen Gent Leeuwarden Wommels Harlingen Bolsward'
const small = 'de het een van in op met voor en door uit bij aan tot over'
export const extensions = [
  'pdf',
  'pdf',
  'pdf',
  'pdf',
  'jpg',
  'jpg',
  'docx',
  'xlsx',
  'odt',
  'mp3',
  'gpx',
  'zip',
]
/** Words that files have, the frequent ones among them. */
export const fileWords = [commonWord, ...`${nouns} ${adjectives} ${places}`.toLowerCase().split(' ')]
export const tagNames = [
  'restauratie',
  'archief',
  'pelgrimage',
  'foto',
  'jaarverslag',
  'bouw',
  'orgel',
  'kaart',
  'route',
  'leden',
]

const dayMs = 86_400_000
const firstDay = Date.UTC(2004, 0, 1)

/**
 * Fills an empty library with invented Dutch files: a tree of about 120 categories, ten tags, and half of the files
 * with text inside. The same count and seed give the same rows. Builds indexes after the rows.
 */
export async function fillLibrary(pool: pg.Pool, count: number, seed = 1): Promise<void> {
  const words = new Words(seed)
  const indexes = await dropIndexes(pool)
  const categoryIds = await fillCategories(pool, words)
  const tagIds = await fillTags(pool)
  for (let start = 0; start < count; start += batchSize) {
    const rows = Array.from({ length: Math.min(batchSize, count - start) }, (_, at) =>
      file(words, start + at, categoryIds, tagIds),
    )
    await insertFiles(pool, rows)
  }
  await pool.query(`insert into library_title_words (word)
    select distinct word from library_files, regexp_split_to_table(lower(schelp_unaccent(title)), '[^a-z0-9]+') word
    where length(word) > 2 on conflict do nothing`)
  await pool.query(`insert into library_hits (id, hits)
    select id, (1000 ^ (id % 1000 * 7919 % 1000 / 1000.0))::int from library_files where id % 3 = 0`)
  for (const index of indexes) await pool.query(index)
  await pool.query('vacuum analyze library_index, library_files, library_hits')
  await pool.query('analyze library_categories, library_tags, library_title_words')
}

interface Row {
  category: number
  title: string
  slug: string
  extension: string
  size: number
  created: Date
  updated: Date
  description: string
  text: string
  tags: number[]
}

function file(words: Words, number: number, categoryIds: readonly number[], tagIds: readonly number[]): Row {
  const common = number % 4 === 0 ? 1 + words.below(10) : 0
  const created = new Date(firstDay + words.below(8_000) * dayMs + words.below(dayMs))
  const title = [
    words.compound(),
    words.next(),
    ...(common === 1 ? [commonWord] : []),
    words.of(words.places),
    words.chance(0.6) ? String(1950 + words.below(76)) : `deel ${1 + words.below(30)}`,
  ].join(' ')
  const text = words.chance(0.5) || common > 3 ? words.sentence(40 + words.below(120)) : ''
  return {
    category: categoryIds[words.rank(categoryIds.length)] ?? 0,
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    extension: words.of(extensions),
    size: Math.round(2 ** (10 + words.random() * 17)),
    created,
    updated: new Date(created.getTime() + words.below(400) * dayMs),
    description: `${words.sentence(6 + words.below(14))}${common === 2 || common === 3 ? ` ${commonWord}` : ''}`,
    text: common > 3 ? `${text} ${commonWord}` : text,
    tags: tagIds.filter((_, at) => words.chance(0.3 / (at + 1))),
  }
}

async function insertFiles(pool: pg.Pool, rows: readonly Row[]): Promise<void> {
  await pool.query(
    `insert into library_files (category_id, title, slug, extension, size, created_at, updated_at, description, text,
       tag_ids, published)
     select category, title, slug, extension, size, created, updated, description, text, tags::int[], true
     from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::timestamptz[],
       $7::timestamptz[], $8::text[], $9::text[], $10::text[])
       as row (category, title, slug, extension, size, created, updated, description, text, tags)`,
    [
      rows.map((row) => row.category),
      rows.map((row) => row.title),
      rows.map((row) => row.slug),
      rows.map((row) => row.extension),
      rows.map((row) => row.size),
      rows.map((row) => row.created),
      rows.map((row) => row.updated),
      rows.map((row) => row.description),
      rows.map((row) => row.text),
      rows.map((row) => `{${row.tags.join()}}`),
    ],
  )
}

/** Three levels: 5 categories at the top, 5 in each, 4 in each of those. */
async function fillCategories(pool: pg.Pool, words: Words): Promise<number[]> {
  const ids: number[] = []
  const add = async (parent: { id: number; path: string } | undefined, position: number) => {
    const name = `${words.compound()} ${position}`
    const { rows } = await pool.query<{ id: number; path: string }>(
      `with next as (select nextval(pg_get_serial_sequence('library_categories', 'id'))::int as id)
       insert into library_categories (id, parent_id, path, slug, name, position)
       select id, $1, ($2 || id::text)::ltree, $3, $4, $5 from next returning id, path::text`,
      [parent?.id, parent ? `${parent.path}.` : '', name.replace(/ /g, '-'), name, position],
    )
    const row = rows[0]
    if (!row) throw new Error('no category was added')
    ids.push(row.id)
    return row
  }
  for (let top = 1; top <= 5; top += 1) {
    const parent = await add(undefined, top)
    for (let middle = 1; middle <= 5; middle += 1) {
      const child = await add(parent, middle)
      for (let bottom = 1; bottom <= 4; bottom += 1) await add(child, bottom)
    }
  }
  return ids
}

async function fillTags(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    'insert into library_tags (name, slug) select name, name from unnest($1::text[]) name returning id',
    [tagNames],
  )
  return rows.map((row) => row.id)
}

/** Drops the indexes; returns the statements that make them again. */
async function dropIndexes(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = 'library_index'::regclass and not indisunique`,
  )
  for (const { name } of rows) await pool.query(`drop index ${name}`)
  return rows.map((row) => row.definition)
}

/** Words whose frequency falls with their rank, as in written language. */
class Words {
  readonly places = places.split(' ')
  private readonly nouns = nouns.split(' ')
  private readonly adjectives = adjectives.split(' ')
  private readonly small = small.split(' ')
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  random(): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below = (limit: number): number => Math.floor(this.random() * limit)
  chance = (share: number): boolean => this.random() < share
  rank = (length: number): number =>
    Math.min(Math.floor(flatness * ((length + flatness) / flatness) ** this.random()) - flatness, length - 1)
  of = <Item>(items: readonly Item[]): Item => {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }

  compound = (): string => `${this.of(this.nouns)}${this.nouns[this.rank(this.nouns.length)] ?? ''}`

  next(): string {
    const kind = this.random()
    if (kind < 0.2) return this.nouns[this.rank(this.nouns.length)] ?? ''
    if (kind < 0.27) return this.of(this.adjectives)
    if (kind < 0.3) return this.of(this.places)
    if (kind < 0.6) return this.of(this.small)
    return this.compound()
  }

  sentence = (length: number): string => Array.from({ length }, () => this.next()).join(' ')
}

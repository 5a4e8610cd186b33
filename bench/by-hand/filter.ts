import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../src/platform/database/index.ts'

/** What a visitor chose in the filters of a list. */
export interface Choice {
  /** Terms as in the address: `a~b` means either, `a+b` both, `!a` not that one. */
  soort: string
  plaats?: string
  letter?: string
  /** Kilometres from and to. */
  between?: readonly [number, number]
  word?: string
}

/** Reads 48 entries, their exact number, and the count of each term, in plain statements. Returns the number. */
export async function filterByHand(db: Database, choice: Choice): Promise<number> {
  const common = [
    sql`e.type = 'jacobalia' and e.status = 'published' and e.published_at <= now()`,
    ...(choice.letter === undefined ? [] : [sql`e.title >= ${choice.letter}`]),
    ...(choice.letter === undefined || choice.letter === 'Z'
      ? []
      : [sql`e.title < ${String.fromCharCode(choice.letter.charCodeAt(0) + 1)}`]),
    ...(choice.between
      ? [
          sql`(e.fields ->> 'kilometresToSantiago')::int between ${choice.between[0]} and ${choice.between[1]}`,
        ]
      : []),
    ...(choice.word === undefined ? [] : [sql`e.words @@ to_tsquery('schelp_words', ${`${choice.word}:*`})`]),
  ]
  const soort = soortCondition(choice.soort)
  const plaats = choice.plaats === undefined ? [] : [hasTerm('plaats', [choice.plaats])]
  const all = sql.join([...common, soort, ...plaats], sql` and `)
  const counts = (taxonomy: string, conditions: readonly SQL[]) =>
    db.execute(sql`
    select t.id, t.name, t.slug, t.parent_id, count(*)::int from content_entries e
    join content_entry_terms et on et.entry_id = e.id join content_terms t on t.id = et.term_id
    where t.taxonomy = ${taxonomy} and ${sql.join([...conditions], sql` and `)} group by t.id`)
  const [list] = await Promise.all([
    db.execute<{ total: number }>(sql`
      select count(*) over ()::int as total, e.id, e.slug, e.title, e.excerpt, e.fields, e.published_at
      from content_entries e where ${all} order by e.title, e.id limit 48`),
    // A filter where any one choice suffices counts what each of its other choices would find.
    counts('soort', choice.soort.includes('+') ? [...common, soort, ...plaats] : [...common, ...plaats]),
    counts('plaats', [...common, soort]),
  ])
  return list.rows[0]?.total ?? 0
}

function soortCondition(soort: string): SQL {
  if (soort.startsWith('!')) return sql`not ${hasTerm('soort', [soort.slice(1)])}`
  if (soort.includes('+'))
    return sql.join(
      soort.split('+').map((slug) => hasTerm('soort', [slug])),
      sql` and `,
    )
  return hasTerm('soort', soort.split('~'))
}

const hasTerm = (taxonomy: string, slugs: readonly string[]): SQL => sql`exists (
  select from content_entry_terms et join content_terms t on t.id = et.term_id
  where et.entry_id = e.id and t.taxonomy = ${taxonomy} and t.slug = any(${sql.param(slugs)}::text[]))`

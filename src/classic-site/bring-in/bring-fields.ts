import { type DeclaredField, ownValuesSchema } from '../../features/content/index.ts'
import type { EntryType } from '../../kernel/kinds.ts'
import { guessField, type Named, type OldField, readAcfField, readOldValue } from '../become/fields.ts'
import { isSetting, type MadeWith } from '../become/is-setting.ts'
import { listOf, mapOf, metaOf, plainKey, textOf } from '../become/meta.ts'
import { becomePlace, isPlaceLike } from '../become/place.ts'
import { readPhp } from '../become/read-php.ts'
import type { ClassicPost } from '../classic-site.ts'
import type { KnownKinds } from './bring-kinds.ts'
import type { Survey } from './survey.ts'
import { inOneUnit, type Way } from './way.ts'

/** The fields that staff would have defined, with what gives an entry its values of them. */
export interface Fields {
  valuesOf(post: ClassicPost, kind: EntryType, used?: ReadonlySet<string>): Record<string, unknown>
  /** Names of fields by the keys of the old ones. */
  names: Map<string, string>
}

const mostFields = 60

/** Declares a field for every custom field of the old site that holds something. */
export async function bringFields(
  way: Way,
  survey: Survey,
  kinds: KnownKinds,
  named: Named,
): Promise<Fields> {
  const { report, ledger, dryRun, site } = way
  const declared = await readAcf(way)
  const madeWith = await readMadeWith(way)
  const byType = new Map<string, { old: OldField; field: DeclaredField }[]>()
  const names = new Map<string, string>()
  for (const [type, known] of survey.types) {
    const kind = kinds.types.get(type)
    if (!kind) continue
    const keys = [...known.keys.keys()]
    const placed =
      isPlaceLike(keys) || kind === 'jacobalia'
        ? becomePlace(keys.map((key) => [key, '1'])).used
        : new Set<string>()
    const rows = declared.filter(({ layouts }) => layouts.length > 0)
    const isPart = (key: string) =>
      rows.some((row) => key.startsWith(`${row.key}_`) && /^_\d+_/.test(key.slice(row.key.length)))
    let count = 0
    for (const key of keys) {
      if (placed.has(key) || isPart(key)) continue
      const samples = known.keys.get(key)?.samples ?? []
      const found = declared.find((one) => one.key === key)
      report.count('fields', 'found')
      if (!found && isSetting(key, samples, madeWith)) {
        report.left('fields', 'technical', `${key} (${type})`)
        continue
      }
      const old = found ?? guessField(key, samples)
      if (!old) {
        report.left('fields', 'not-importable', `${key} (${type})`)
        continue
      }
      count += 1
      if (count > mostFields) {
        report.left('fields', 'refused', `${key} (${type})`, `een soort krijgt er hoogstens ${mostFields}`)
        continue
      }
      const line = (await ledger.lines([`field:${type}/${key}`])).get(`field:${type}/${key}`)
      const there = line && (await site.content.ownFields()).find(({ id }) => id === Number(line.row))
      if (line) {
        report.count('fields', 'same')
        if (there) byType.set(type, [...(byType.get(type) ?? []), { old, field: there }])
        continue
      }
      report.count('fields', 'added')
      if (dryRun) continue
      const field = await inOneUnit(way, async () => {
        const added = await site.content.addOwnField({
          kind,
          type: old.type,
          label: old.label.slice(0, 100),
          help: old.help,
          position: count,
          options: [...old.choices.values()],
          layouts: old.layouts.map(({ label, parts }) => ({
            label,
            parts: parts.flatMap((part) =>
              part.type === 'repeater' || part.type === 'flexible'
                ? []
                : [{ label: part.label, type: part.type, options: [...part.choices.values()] }],
            ),
          })),
        })
        await ledger.note([
          { key: `field:${type}/${key}`, table: 'content_own_fields', row: added.id, digest: 'own' },
        ])
        return added
      })
      byType.set(type, [...(byType.get(type) ?? []), { old, field }])
    }
  }
  for (const fields of byType.values()) for (const { old, field } of fields) names.set(old.key, field.name)
  return {
    names,
    valuesOf(post, _, used) {
      const values: Record<string, unknown> = {}
      const meta = post.meta.map(([key, value]): [string, string] => [plainKey(key), value])
      for (const { old, field } of byType.get(post.type) ?? []) {
        const raw = metaOf(meta, old.key)
        if (raw === undefined || used?.has(old.key)) continue
        const value = renamed(old, field, readOldValue(old, raw, meta, named))
        if (value === undefined) continue
        const checked = ownValuesSchema([field]).safeParse({ [field.name]: value })
        if (checked.success) values[field.name] = checked.data[field.name]
        else
          report.note({
            kind: 'lost',
            sort: 'fields',
            name: `${post.title} (${old.label})`,
            text: 'De waarde paste niet in het veld.',
          })
      }
      return values
    },
  }
}

/** Rows name their parts as the old field did; here they get the names of ours, which stand in the same order. */
function renamed(old: OldField, { layouts }: DeclaredField, value: unknown): unknown {
  if (old.layouts.length === 0 || !Array.isArray(value)) return value
  return value.map((row) => {
    const given = mapOf(row)
    const at = old.type === 'flexible' ? old.layouts.findIndex(({ key }) => key === given.layout) : 0
    const parts = (old.layouts[at]?.parts ?? []).filter(
      ({ type }) => type !== 'repeater' && type !== 'flexible',
    )
    const layout = layouts[at]
    const named = Object.fromEntries(
      parts.flatMap((part, place) => {
        const name = layout?.parts[place]?.name
        return name === undefined || given[part.key] === undefined ? [] : [[name, given[part.key]]]
      }),
    )
    return old.type === 'flexible' && layout ? { [layout.name]: named } : named
  })
}

async function readMadeWith({ staged }: Way): Promise<MadeWith> {
  const themes = await Promise.all(['template', 'stylesheet'].map((name) => staged.option(name)))
  const plugins = listOf(readPhp(await staged.option('active_plugins')))
  return {
    themes: themes.flatMap((name) => name || []),
    plugins: plugins.flatMap((path) => textOf(path).split('/')[0] || []),
  }
}

/** Fields of ACF 5 and 6, those of groups under the names that their values have. */
async function readAcf({ staged }: Way): Promise<OldField[]> {
  const posts: ClassicPost[] = []
  for await (const batch of staged.batches('post', 'acf-field', 500))
    posts.push(...batch.map(({ item }) => item))
  const below = Map.groupBy(posts, ({ parent }) => parent ?? 0)
  const read = (post: ClassicPost, start: string, depth: number): (OldField & { layout?: string })[] => {
    if (depth > 5) return []
    const settings = readPhp(post.content)
    const type = textOf(mapOf(settings).type)
    const name = post.excerpt || textOf(mapOf(settings).name)
    const children = (below.get(post.id) ?? []).sort((one, other) => one.order - other.order)
    if (type === 'group') return children.flatMap((child) => read(child, `${start}${name}_`, depth + 1))
    const field = readAcfField(
      { key: `${start}${name}`, label: post.title, settings },
      children.flatMap((child) => read(child, '', depth + 1)),
    )
    const layout = textOf(mapOf(settings).parent_layout)
    return field ? [{ ...field, ...(layout && { layout }) }] : []
  }
  const isTop = new Set(posts.map(({ id }) => id))
  return posts.filter(({ parent }) => !isTop.has(parent ?? 0)).flatMap((post) => read(post, '', 0))
}

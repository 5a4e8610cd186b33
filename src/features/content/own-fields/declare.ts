import { asc, eq } from 'drizzle-orm'
import type { EntryType } from '../../../kernel/kinds.ts'
import { type FieldPart, type OwnField, ownPrefix, type RowLayout } from '../../../kernel/own-fields.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { slugify } from '../../../kernel/slug.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { cleanLine } from '../clean-text.ts'
import type { ContentDeps } from '../deps.ts'
import { ownFields } from '../schema.ts'
import { lockSlugs } from '../slug-lock.ts'

/** A field with its number and position. */
export interface DeclaredField extends OwnField {
  id: number
  position: number
}

/** A part as staff define it; it gets a name at the first save. */
export type GivenPart = Pick<FieldPart, 'label' | 'type'> &
  Partial<Pick<FieldPart, 'name' | 'options' | 'required'>>
export interface GivenLayout {
  name?: string | undefined
  label: string
  parts: readonly GivenPart[]
}

/** Kind, name and type never change, also of parts: values depend on them. */
export type OwnFieldChange = Partial<
  Pick<DeclaredField, 'label' | 'help' | 'options' | 'required' | 'position' | 'rowLimit'>
> & { layouts?: readonly GivenLayout[] | undefined }

export type NewOwnField = Pick<OwnField, 'kind' | 'label' | 'type'> & OwnFieldChange

export const ownFieldsTag = 'own-fields'

type Deps = Pick<ContentDeps, 'db' | 'changes'>

/** All fields, in the order of forms and pages. */
export const readOwnFields = ({ db }: Pick<Deps, 'db'>): Promise<DeclaredField[]> =>
  db.select().from(ownFields).orderBy(asc(ownFields.kind), asc(ownFields.position), asc(ownFields.id))

export async function addOwnField({ db, changes }: Deps, field: NewOwnField): Promise<DeclaredField> {
  const label = cleanLine(field.label)
  return db.transaction(async (tx) => {
    const name = await freeName(tx, field.kind, label)
    const [row] = await tx
      .insert(ownFields)
      .values({ ...field, options: [], ...cleaned(field), layouts: namedLayouts(field.layouts), label, name })
      .returning()
    if (!row) throw new Error('the field was not added')
    await changes.publish([ownFieldsTag], tx)
    return row
  })
}

/** Values that a narrower list of choices no longer offers stay stored, and are not shown. */
export async function changeOwnField(
  { db, changes }: Deps,
  id: number,
  change: OwnFieldChange,
): Promise<Result<DeclaredField, 'missing'>> {
  const { position, required, rowLimit } = change
  const row = await db.transaction(async (tx) => {
    const [before] = await tx.select().from(ownFields).where(eq(ownFields.id, id)).for('update')
    if (!before) return undefined
    const layouts = change.layouts && namedLayouts(change.layouts, before.layouts)
    const [after] = await tx
      .update(ownFields)
      // The unchanged name: an update without values fails.
      .set({ name: before.name, position, required, rowLimit, layouts, ...cleaned(change) })
      .where(eq(ownFields.id, id))
      .returning()
    await changes.publish([ownFieldsTag], tx)
    return after
  })
  return row ? ok(row) : fail('missing')
}

/** The values of entries stay, in case the field is restored from the trash. */
export async function deleteOwnField({ db, changes }: Deps, id: number): Promise<void> {
  // The trash records deletions within a transaction.
  await db.transaction(async (tx) => {
    await tx.delete(ownFields).where(eq(ownFields.id, id))
    await changes.publish([ownFieldsTag], tx)
  })
}

const cleaned = ({ label, help, options }: OwnFieldChange) => ({
  ...(label !== undefined && { label: cleanLine(label) }),
  ...(help !== undefined && { help: cleanLine(help) }),
  ...(options && { options: cleanOptions(options) }),
})

const cleanOptions = (options: readonly string[]): string[] =>
  [...new Set(options.map(cleanLine))].filter((option) => option !== '')

/** Layouts with their names. Existing ones keep their name, and parts their type; new ones get a name. */
const namedLayouts = (given: readonly GivenLayout[] = [], before: readonly RowLayout[] = []): RowLayout[] =>
  named(given, before, ({ label, parts }, name, known) => ({
    name,
    label: cleanLine(label),
    parts: named(parts, known?.parts ?? [], (part, name, known) => ({
      name,
      label: cleanLine(part.label),
      type: known?.type ?? part.type,
      options: cleanOptions(part.options ?? []),
      required: part.required ?? false,
    })),
  }))

/** Each gets its former name, or one that was never used here. */
function named<Given extends { name?: string | undefined; label: string }, Known extends { name: string }>(
  given: readonly Given[],
  before: readonly Known[],
  make: (given: Given, name: string, known: Known | undefined) => Known,
): Known[] {
  const left = new Map(before.map((known) => [known.name, known]))
  const taken = new Set(left.keys())
  return given.map((one) => {
    const known = left.get(one.name ?? '')
    const name = known?.name ?? nameOf(one.label, taken)
    left.delete(name)
    taken.add(name)
    return make(one, name, known)
  })
}

/** A name that no built-in field and no other field of the kind has. */
async function freeName(tx: Transaction, kind: EntryType, label: string): Promise<string> {
  await lockSlugs(tx, `own-fields of ${kind}`)
  const rows = await tx.select({ name: ownFields.name }).from(ownFields).where(eq(ownFields.kind, kind))
  return nameOf(label, new Set(rows.map(({ name }) => name)))
}

/** `Bouwjaar (ca.)` → `veld_bouwjaar_ca`; `_2` after it where it is taken. */
function nameOf(label: string, taken: ReadonlySet<string>): string {
  const base = `${ownPrefix}${slugify(label).replaceAll('-', '_')}`.slice(0, 60)
  let name = base
  for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`
  return name
}

import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { EntryType } from '../../../kernel/kinds.ts'
import { type OwnField, ownPrefix } from '../../../kernel/own-fields.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { slugify } from '../../../kernel/slug.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { cleanLine } from '../clean-text.ts'
import type { ContentDeps } from '../deps.ts'
import { ownFields } from '../schema.ts'
import { lockSlugs } from '../slug-lock.ts'

/** A field with its number and its place among the others. */
export interface DeclaredField extends OwnField {
  id: number
  position: number
}

export type NewOwnField = Pick<OwnField, 'kind' | 'label' | 'type'> &
  Partial<Pick<DeclaredField, 'help' | 'options' | 'required' | 'position'>> & {
    /** Goes with the demo content. */
    demo?: boolean
  }

/** Kind, name and type are for good: values hang on them. */
export type OwnFieldChange = Partial<
  Pick<DeclaredField, 'label' | 'help' | 'options' | 'required' | 'position'>
>

export const ownFieldsTag = 'own-fields'

type Deps = Pick<ContentDeps, 'db' | 'changes'>

const { demo: _, ...columns } = getTableColumns(ownFields)

/** All of them, in the order of forms and pages. */
export const readOwnFields = ({ db }: Pick<Deps, 'db'>): Promise<DeclaredField[]> =>
  db.select(columns).from(ownFields).orderBy(asc(ownFields.kind), asc(ownFields.position), asc(ownFields.id))

export async function addOwnField({ db, changes }: Deps, field: NewOwnField): Promise<DeclaredField> {
  const label = cleanLine(field.label)
  const added = await db.transaction(async (tx) => {
    const name = await freeName(tx, field.kind, label)
    const [row] = await tx
      .insert(ownFields)
      .values({ ...field, options: [], ...cleaned(field), label, name })
      .returning(columns)
    if (!row) throw new Error('the field was not added')
    return row
  })
  await changes.publish([ownFieldsTag])
  return added
}

/** Values that a narrower list of choices no longer offers stay stored, and are not shown. */
export async function changeOwnField(
  { db, changes }: Deps,
  id: number,
  change: OwnFieldChange,
): Promise<Result<DeclaredField, 'missing'>> {
  const { position, required } = change
  const [row] = await db
    .update(ownFields)
    // The name as it is: an update without any value is none.
    .set({ name: sql`name`, position, required, ...cleaned(change) })
    .where(eq(ownFields.id, id))
    .returning(columns)
  if (!row) return fail('missing')
  await changes.publish([ownFieldsTag])
  return ok(row)
}

/** The values of entries stay, for when the field comes back from the trash. */
export async function deleteOwnField({ db, changes }: Deps, id: number): Promise<void> {
  // The trash notes what is deleted in a transaction.
  await db.transaction((tx) => tx.delete(ownFields).where(eq(ownFields.id, id)))
  await changes.publish([ownFieldsTag])
}

const cleaned = ({ label, help, options }: OwnFieldChange) => ({
  ...(label !== undefined && { label: cleanLine(label) }),
  ...(help !== undefined && { help: cleanLine(help) }),
  ...(options && { options: [...new Set(options.map(cleanLine))].filter((option) => option !== '') }),
})

/** `Bouwjaar (ca.)` → `veld_bouwjaar_ca`, a name that no field of our own has; `_2` after it where it is taken. */
async function freeName(tx: Transaction, kind: EntryType, label: string): Promise<string> {
  await lockSlugs(tx, `own-fields of ${kind}`)
  const base = `${ownPrefix}${slugify(label).replaceAll('-', '_')}`.slice(0, 60)
  const rows = await tx
    .select({ name: ownFields.name })
    .from(ownFields)
    .where(and(eq(ownFields.kind, kind), sql`starts_with(name, ${base})`))
  const taken = new Set(rows.map(({ name }) => name))
  let name = base
  for (let number = 2; taken.has(name); number += 1) name = `${base}_${number}`
  return name
}

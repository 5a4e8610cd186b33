import { readContactForm, readGravityForm, readNinjaForm, readWpForm } from '../become/forms.ts'
import { metaOf } from '../become/meta.ts'
import type { ClassicRow } from '../classic-site.ts'
import type { OldLinks } from './links.ts'
import type { Way } from './way.ts'

/** Types of posts that are forms; they stand here on the pages that name them. */
export const formTypes: readonly string[] = ['wpcf7_contact_form', 'wpforms']

/** Reads the forms of plug-ins, for the texts that name them. */
export async function readForms({ staged }: Way, { forms }: OldLinks): Promise<void> {
  for await (const batch of staged.batches('post', formTypes))
    for (const { item } of batch) {
      if (item.status === 'trash') continue
      const isContact = item.type === 'wpcf7_contact_form'
      const form = isContact ? readContactForm(item) : readWpForm(item)
      const hash = metaOf(item.meta, '_hash') ?? ''
      const names = [String(item.id), ...(hash.length > 7 ? [hash, hash.slice(0, 7)] : [])]
      for (const name of names) forms.set(`${isContact ? 'contact-form-7' : 'wpforms'} ${name}`, form)
    }
  const rowsOf = async (...tables: string[]) => {
    const rows: ClassicRow[] = []
    for await (const batch of staged.batches('row', tables, 500)) rows.push(...batch.map(({ item }) => item))
    return rows
  }
  const gravity = await rowsOf('rg_form', 'gf_form')
  const titles = new Map(gravity.map(({ columns }) => [columns.id, columns.title ?? '']))
  for (const row of await rowsOf('rg_form_meta', 'gf_form_meta')) {
    const id = row.columns.form_id
    if (id) forms.set(`gravityform ${id}`, readGravityForm(titles.get(id) ?? '', row))
  }
  const settings = new Map<string, Map<string, string>>()
  for (const { columns } of await rowsOf('nf3_field_meta')) {
    const key = columns.key || columns.meta_key
    if (!columns.parent_id || !key) continue
    const known = settings.get(columns.parent_id) ?? new Map<string, string>()
    settings.set(columns.parent_id, known.set(key, columns.value ?? columns.meta_value ?? ''))
  }
  const fields = Map.groupBy(await rowsOf('nf3_fields'), ({ columns }) => columns.parent_id)
  for (const { columns } of await rowsOf('nf3_forms'))
    if (columns.id)
      forms.set(
        `ninja_form ${columns.id}`,
        readNinjaForm(
          columns.title ?? '',
          (fields.get(columns.id) ?? []).map((row) => ({
            row,
            settings: settings.get(row.columns.id ?? '') ?? new Map(),
          })),
        ),
      )
}

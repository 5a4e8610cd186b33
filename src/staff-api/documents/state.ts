import type { EditableDocument, StaffEntry } from '../../features/content/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { type Call, need, type Outcome } from '../resource.ts'
import { isFrontPage } from '../resources/entries.ts'
import { rightFor } from './kind-rights.ts'
import { putOnSite } from './publish.ts'

type Found = { document: EditableDocument; entry?: StaffEntry }

/** Finds a document with its entry, if the user may change it. */
async function find(call: Call, id: number): Promise<Outcome<Found>> {
  const { content } = call.features
  const document = await content.editable(id)
  if (!document) return fail('missing')
  const entry = document.entryId === undefined ? undefined : await content.staffEntry(document.entryId)
  const allowed = need(call, entry?.type === 'product' ? 'products' : rightFor(document.kind))
  if (!allowed.ok) return allowed
  if (document.kind === 'newsletter') return fail('newsletter')
  return ok({ document, ...(entry && { entry }) })
}

/** Withdraws what visitors see: a page with its entry, or a template when another one replaces it. */
async function withdraw(
  call: Call,
  { document, entry }: Found,
  how: 'keep' | 'delete',
): Promise<Outcome<undefined>> {
  const { content } = call.features
  if (!entry) {
    const done = await content.withdrawTemplate(document.id, how)
    if (done.ok || done.code !== 'in-use') return done.ok ? done : fail('missing')
    return fail(document.kind === 'part' ? 'in-use' : 'last-template')
  }
  if (await isFrontPage(call, entry.id)) return fail('front-page')
  if (how === 'delete') await content.deleteEntry(entry.id)
  else await content.changeEntry(entry.id, { status: 'draft' })
  return ok(undefined)
}

/** Publishes a document with its draft, or makes it a draft; called for each of several chosen documents. */
export async function changeState(
  call: Call,
  id: number,
  state: 'published' | 'draft',
): Promise<Outcome<{ id: number }>> {
  const found = await find(call, id)
  if (!found.ok) return found
  const done =
    state === 'draft'
      ? await withdraw(call, found.value, 'keep')
      : await putOnSite(call, found.value.document)
  return done.ok ? ok({ id }) : fail(done.code)
}

export async function removeDocument(call: Call, id: number): Promise<Outcome<undefined>> {
  const found = await find(call, id)
  return found.ok ? withdraw(call, found.value, 'delete') : found
}

import { type EditableDocument, layerKinds } from '../../features/content/index.ts'
import { styleOf } from '../../kernel/look/style.ts'
import { fail, ok } from '../../kernel/result.ts'
import { upgradeDocument } from '../../widgets/upgrade.ts'
import type { Call, Outcome } from '../resource.ts'

export async function openDocument(call: Call, id: number): Promise<Outcome<unknown>> {
  const document = await call.features.content.editable(id)
  return document ? ok(await documentRow(call, document)) : fail('missing')
}

/** A document as the editor gets it, with the page it belongs to and the styles of its canvas. */
export async function documentRow(call: Call, document: EditableDocument) {
  const { content, canvas } = call.features
  const { id, kind, role, entryType, entryId, draft, published, revision } = document
  const entry = entryId === undefined ? undefined : await content.entry(entryId, call.viewer)
  return {
    ...{ id, kind, role, entryType },
    draft: draft && upgradeDocument(draft),
    published: published && upgradeDocument(published),
    version: revision,
    title: entry?.title ?? document.title,
    draftSavedAt: document.draftSavedAt,
    draftSavedBy: await nameOf(call, document.draftSavedBy),
    publishedAt: document.publishedAt,
    publishAt: document.publishAt,
    styles: canvas.styles,
    look: styleOf((await content.settings()).look),
    previewUrl: await previewUrl(call, document, entry?.url),
    entry: entry && {
      id: entry.id,
      title: entry.title,
      url: entry.url,
      status: entry.status,
      publishedAt: entry.publishedAt,
    },
  }
}

/**
 * Where staff see the draft as a visitor would see it: on its page, on the newest entry that shows the template, or
 * open over the front page.
 */
async function previewUrl(
  { features }: Call,
  { id, kind, role, entryType, published }: EditableDocument,
  ownUrl: string | undefined,
): Promise<string | undefined> {
  if (layerKinds.some((known) => known === kind)) return `/?preview=1&layer=${id}`
  const sample =
    role === 'single' && entryType && published
      ? (await features.content.list({ type: entryType, perPage: 1 })).entries[0]?.url
      : undefined
  const url = ownUrl ?? sample
  return url && `${url}?preview=1`
}

/** What a user is called; undefined when nobody is known or they are gone. */
export async function nameOf({ features }: Call, userId: string | null | undefined) {
  if (userId === null || userId === undefined) return undefined
  return (await features.accounts.user(Number(userId)))?.name
}

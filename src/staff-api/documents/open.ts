import { type EditableDocument, layerKinds } from '../../features/content/index.ts'
import { styleOf } from '../../kernel/look/style.ts'
import { fail, ok } from '../../kernel/result.ts'
import { upgradeDocument } from '../../widgets/upgrade.ts'
import type { Call, Outcome } from '../resource.ts'
import { proposes } from '../review/proposes.ts'
import { proposalView } from '../review/rows.ts'
import { thingOf } from './proposed.ts'
import { scopeWords } from './scope.ts'

export async function openDocument(call: Call, id: number): Promise<Outcome<unknown>> {
  const document = await call.features.content.editable(id)
  return document ? ok(await documentRow(call, document)) : fail('missing')
}

/** Returns a document for the editor, with the page it belongs to and the styles of its canvas. */
export async function documentRow(call: Call, document: EditableDocument) {
  const { content, canvas } = call.features
  const { id, kind, role, entryType, entryId, draft, published, revision } = document
  const settings = await content.settings()
  const proposal = await call.features.revisions.proposals.read(thingOf(id))
  const entry = entryId === undefined ? undefined : await content.entry(entryId, call.viewer)
  return {
    id,
    kind,
    role,
    entryType,
    about: (await scopeWords(call, document)).about,
    draft: draft && upgradeDocument(draft),
    published: published && upgradeDocument(published),
    version: revision,
    title: entry?.title ?? document.title,
    draftSavedAt: document.draftSavedAt,
    draftSavedBy: await nameOf(call, document.draftSavedBy),
    publishedAt: document.publishedAt,
    publishAt: document.publishAt,
    plannedApart: document.plannedApart,
    proposal: proposal && (await proposalView(call, proposal)),
    proposes: await proposes(call),
    styles: canvas.styles,
    siteName: settings.title,
    look: styleOf(settings.look),
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
 * Returns where staff see the draft as a visitor would: on its page, on the newest entry that uses the template, or
 * opened over the front page.
 */
async function previewUrl(
  call: Call,
  { id, kind, role, entryType, scope, published }: EditableDocument,
  ownUrl: string | undefined,
): Promise<string | undefined> {
  if (layerKinds.some((known) => known === kind)) return `/?preview=1&layer=${id}`
  const sample = role === 'single' && published ? await sampleUrl(call, { entryType, scope }) : undefined
  const url = ownUrl ?? sample
  return url && `${url}?preview=1`
}

/** The address of the entry that a template is for, or of the newest of its type. */
async function sampleUrl(
  { features: { content }, viewer }: Call,
  { entryType, scope }: Pick<EditableDocument, 'entryType' | 'scope'>,
): Promise<string | undefined> {
  if (scope && 'entryId' in scope) return (await content.entry(scope.entryId, viewer))?.url
  if (!entryType) return undefined
  return (await content.list({ type: entryType, perPage: 1 })).entries[0]?.url
}

/** What a user is called; undefined when nobody is known or they are gone. */
export async function nameOf({ features }: Call, userId: string | null | undefined) {
  if (userId === null || userId === undefined) return undefined
  return (await features.accounts.user(Number(userId)))?.name
}

import { z } from 'zod'
import type { Block, DocumentData } from '../../kernel/document.ts'
import { fromTypedJson } from '../../kernel/typed-json.ts'
import { CallError, staffCall } from '../api/staff-call.ts'
import { previewsAnswer } from './preview/preview.ts'

const block = z.object({ type: z.string(), props: z.looseObject({ id: z.string() }) })
const documentData = z.object({
  root: z.object({ props: z.record(z.string(), z.unknown()) }),
  content: z.array(block),
})

const proposal = z.object({
  state: z.enum(['waiting', 'returned']),
  /** By the user who has it open. */
  isOwn: z.boolean(),
  by: z.string().optional(),
  at: z.coerce.date(),
  note: z.string(),
  answeredBy: z.string().optional(),
  answer: z.string(),
})

const openDocument = z.object({
  id: z.number(),
  kind: z.enum(['page', 'template', 'popup', 'panel', 'card', 'part', 'newsletter']),
  role: z.string().optional(),
  /** Describes in words the pages for which a template is used. */
  about: z.string().optional(),
  title: z.string(),
  version: z.number(),
  draft: documentData.optional(),
  published: documentData.optional(),
  draftSavedAt: z.coerce.date().optional(),
  draftSavedBy: z.string().optional(),
  publishedAt: z.coerce.date().optional(),
  publishAt: z.coerce.date().optional(),
  /** Changes made after the planning will not be published with it. */
  plannedApart: z.boolean().optional(),
  /** The draft waits for a publisher, or was sent back by one. */
  proposal: proposal.optional(),
  /** The user may only propose changes. */
  proposes: z.boolean(),
  siteName: z.string(),
  styles: z.array(z.string()),
  /** The style of the page's root. */
  look: z.string(),
  previewUrl: z.string().optional(),
  entry: z
    .object({
      id: z.number(),
      title: z.string(),
      url: z.string(),
      status: z.enum(['draft', 'published', 'gone']),
      publishedAt: z.coerce.date(),
    })
    .optional(),
})
/** A document as the server sends it when it is opened. */
export type OpenDocument = z.infer<typeof openDocument>

const saved = z.object({ version: z.number() })

const version = z.object({
  id: z.number(),
  savedAt: z.coerce.date(),
  wasPublished: z.boolean(),
  by: z.string().optional(),
})
/** An earlier version of a document. */
export type Version = z.infer<typeof version>

const visited = z.object({
  version: z.number(),
  others: z.array(z.object({ name: z.string().optional(), self: z.boolean(), since: z.coerce.date() })),
})
/** Who else has the document open, and which version it has. */
export type Visited = z.infer<typeof visited>

const conflictDetail = z.object({
  version: z.number(),
  by: z.string().optional(),
  at: z.coerce.date().optional(),
})
/** Somebody saved since. */
export type Conflict = z.infer<typeof conflictDetail>

/** The conflict that a refused call reports; undefined when it was refused for another reason. */
export function conflictOf(error: unknown): Conflict | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  const detail = conflictDetail.safeParse(error.detail)
  return detail.success ? detail.data : undefined
}

/** The calls of one document (`staff-api/documents/actions.ts`). Each throws a `CallError`. */
export function documentCalls(id: number) {
  const path = (action: string) => `documents/${id}/${action}`
  const post = <Answer>(action: string, schema: z.ZodType<Answer>, body: unknown) =>
    staffCall(path(action), schema, { method: 'POST', body })
  return {
    open: () => staffCall(path('edit'), openDocument),
    save: (data: DocumentData, base: number, keep = false) =>
      staffCall(path('draft'), saved, { method: 'PUT', body: { version: base, data, keep } }),
    publish: (base: number, at?: Date) => post('publish', openDocument, { version: base, at }),
    propose: (base: number, note: string) => post('propose', openDocument, { version: base, note }),
    takeBack: () => post('take-back', z.object({}), {}),
    sendBack: async (words: string) =>
      (await post('send-back', z.object({ proposal: proposal.optional() }), { words })).proposal,
    /** Discards the draft. */
    dropDraft: (base: number) => post('drop-draft', openDocument, { version: base }),
    unschedule: (base: number) => post('unschedule', openDocument, { version: base }),
    versions: async () => (await staffCall(path('versions'), z.object({ data: z.array(version) }))).data,
    version: async (versionId: number) =>
      (await post('version', z.object({ data: documentData }), { versionId })).data,
    restore: (base: number, versionId: number) => post('restore', saved, { version: base, versionId }),
    visit: (visit: string) => post('visit', visited, { visit }),
    /** Sent so that it arrives even while the tab closes. */
    leave: (visit: string) =>
      navigator.sendBeacon(
        `/staff-api/${path('visit')}`,
        new Blob([JSON.stringify({ visit, leaving: true })], { type: 'application/json' }),
      ),
    previews: async (blocks: readonly Block[], among?: readonly Block[]) =>
      (
        await staffCall(path('preview'), previewsAnswer, {
          method: 'POST',
          body: { blocks, among },
          read: fromTypedJson,
        })
      ).previews,
  }
}

export type DocumentCalls = ReturnType<typeof documentCalls>

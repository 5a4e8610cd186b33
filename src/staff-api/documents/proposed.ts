import type { Call } from '../resource.ts'
import { endPublished } from '../review/end.ts'

export const thingOf = (id: number) => ({ resource: 'documents', rowId: String(id) })

/** What a document is called; a page as its entry. */
export const titleOf = async ({ features }: Call, id: number): Promise<string> =>
  (await features.content.listDocuments({ ids: [id] })).documents[0]?.title ?? ''

/** Ends the proposal of a document that was published just now, or planned. */
export const endProposal = async (call: Call, id: number, at?: Date): Promise<boolean> =>
  endPublished(call, thingOf(id), { title: await titleOf(call, id), at })

import type { Call } from '../call.ts'

/** The numbers of the rows of a resource of which a proposal waits, of their widgets as well. */
export async function proposedIds(
  { features: { revisions, content } }: Call,
  resource: string,
): Promise<readonly number[]> {
  const [own, widgets] = await Promise.all([
    revisions.proposals.waiting(resource),
    resource === 'documents' ? [] : revisions.proposals.waiting('documents'),
  ])
  const { documents } = await content.listDocuments({ ids: widgets.map(Number) })
  return [...own.map(Number), ...documents.flatMap(({ entryId }) => entryId ?? [])]
}

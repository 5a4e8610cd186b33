import type { Program } from '../../program.ts'

const atOnce = 100

/** Deletes the mailings of newsletters that were deleted for good; newsletters in the trash keep theirs. */
export async function forgetLostMailings({
  newsletter,
  content,
  revisions,
}: Pick<Program, 'newsletter' | 'content' | 'revisions'>): Promise<void> {
  const sent = await newsletter.mailedDocuments()
  const there: number[] = []
  for (let from = 0; from < sent.length; from += atOnce) {
    const { documents } = await content.listDocuments({
      ids: sent.slice(from, from + atOnce),
      kinds: ['newsletter'],
      perPage: atOnce,
    })
    there.push(...documents.map(({ id }) => id))
  }
  for (let page = 1; ; page += 1) {
    const { things } = await revisions.trash.list({ resources: ['newsletters'], page, perPage: atOnce })
    there.push(...things.map(({ rowId }) => Number(rowId)))
    if (things.length < atOnce) break
  }
  await newsletter.forgetMailings(there)
}

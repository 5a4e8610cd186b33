import { Readable } from 'node:stream'
import type { StaffTest } from '../../staff-api/testing.ts'
import { fillSmallSite } from '../../way-out/testing.ts'
import { testRoundTrip } from './testing.ts'

/** What staff of a small site leave behind besides: earlier versions, fields and kinds of their own, lists. */
async function fillMore(site: StaffTest): Promise<void> {
  const { program } = site
  const { content, library, newsletter } = program
  const { files, page, post, author } = await fillSmallSite(site)
  const replaced = await library.replaceContent(
    files[4] ?? 0,
    Readable.from([Buffer.from('nieuwe inhoud')]),
    { name: 'b.txt' },
  )
  if (!replaced.ok) throw new Error(replaced.code)
  await content.addOwnField({
    kind: 'post',
    label: 'Bron',
    help: '',
    type: 'text',
    options: [],
    required: false,
    layouts: [],
    rowLimit: 0,
  })
  await content.changeEntry(post.id, { fields: { veld_bron: 'Het archief' } })
  const { rows } = await program.handle.pool.query<{ id: number }>(
    'select document_id as id from content_entries where id = $1',
    [page.id],
  )
  const document = rows[0]?.id ?? 0
  const blocks = (title: string) => ({
    root: { props: {} },
    content: [
      { type: 'post-grid', props: { id: 'grid-1', author } },
      { type: 'van-een-uitbreiding', props: { id: 'walk-1', title } },
    ],
  })
  for (const title of ['Eerst', 'Daarna']) {
    const saved = await content.saveDraft(document, blocks(title))
    if (!saved.ok) throw new Error(saved.code)
    await content.publishDocument(document)
  }
  await content.startDocument({ kind: 'popup', title: 'Word lid', data: blocks('Lid'), by: '1' })
  await newsletter.addList({ name: 'Nieuws', about: '', isOffered: true }, true)
}

testRoundTrip('a small site', fillMore)

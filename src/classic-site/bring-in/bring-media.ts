import { buffer } from 'node:stream/consumers'
import { becomeAttachment } from '../become/attachment.ts'
import type { ClassicPost } from '../classic-site.ts'
import { bringDocuments } from './bring-library.ts'
import { readSoldPaths } from './bring-sold.ts'
import type { Fetcher } from './fetch-old.ts'
import { bringEach, type UploadedFile, type Way } from './way.ts'

/** Larger ones are no pictures that anybody shows. */
const largestPicture = 100 * 1024 * 1024

/** Pictures go to the pictures of the site, other files of the media library to a category of the library. */
export async function bringMedia(way: Way, fetcher: Fetcher | undefined): Promise<void> {
  const { staged } = way
  await bringEach<ClassicPost, () => Promise<{ id: number }>>(
    way,
    only(staged.batches('post', 'attachment', 25), true),
    {
      sort: 'media',
      nameOf,
      leave: ({ status }) => (status === 'trash' ? 'trash' : undefined),
      prepare: (post, before) =>
        preparePicture(way, fetcher, post, before.kind === 'new' ? undefined : before.row),
      write: async (_, __, ready) => {
        if (!ready) throw new Error('a picture was not prepared')
        return { table: 'content_media', row: (await ready()).id }
      },
    },
  )
  const sold = await readSoldPaths(staged)
  await bringDocuments(
    way,
    only(staged.batches('post', 'attachment', 25), false),
    (post) => bytesOf(way, fetcher, post),
    (post) => {
      const { addresses, isClosed } = becomeAttachment(post)
      return isClosed || addresses.some((path) => sold.has(path.toLowerCase()))
    },
  )
}

const nameOf = (post: ClassicPost): string => {
  const { paths, title } = becomeAttachment(post)
  return paths[0] ?? title
}

async function* only<Item extends { item: ClassicPost }>(
  batches: AsyncIterable<Item[]>,
  pictures: boolean,
): AsyncGenerator<Item[]> {
  for await (const batch of batches) {
    const some = batch.filter(({ item }) => becomeAttachment(item).isPicture === pictures)
    if (some.length > 0) yield some
  }
}

async function bytesOf(
  { uploads }: Way,
  fetcher: Fetcher | undefined,
  post: ClassicPost,
): Promise<UploadedFile | undefined> {
  const { paths } = becomeAttachment(post)
  for (const path of paths) {
    const found = await uploads.find(path)
    if (found && found.sizeBytes > 0) return found
  }
  return fetcher && post.attachmentUrl ? fetcher(post.attachmentUrl) : undefined
}

async function preparePicture(
  way: Way,
  fetcher: Fetcher | undefined,
  post: ClassicPost,
  row: number | undefined,
) {
  const { content } = way.site
  const { name, alt, caption, description } = becomeAttachment(post)
  const words = { alt, caption: caption || description.slice(0, 300) }
  if (row !== undefined)
    return async () => {
      await content.changeMedia(row, words)
      return { id: row }
    }
  const bytes = await bytesOf(way, fetcher, post)
  if (!bytes) return { left: 'no-bytes' as const }
  if (bytes.sizeBytes > largestPicture) return { left: 'refused' as const, detail: 'groter dan 100 MB' }
  const ready = await content.prepareMedia({
    ...words,
    name,
    contents: await buffer(await bytes.open()),
    drawnWhenSeen: true,
  })
  if (ready.ok) return ready.value
  return {
    left: 'not-a-picture' as const,
    ...(ready.code === 'too-many-pixels' && { detail: 'te veel beeldpunten' }),
  }
}

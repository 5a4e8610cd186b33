import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { becomeAttachment } from '../become/attachment.ts'
import type { ClassicPost } from '../classic-site.ts'
import { bringDocuments } from './bring-library.ts'
import { readSoldPaths } from './bring-sold.ts'
import type { Fetcher } from './fetch-old.ts'
import { stampOf, withStamps } from './stamps.ts'
import { bringEach, type UploadedFile, type Way } from './way.ts'

/** Larger ones are no pictures that anybody shows. */
const largestPicture = 100 * 1024 * 1024

/** Pictures go to the pictures of the site, other files of the media library to a category of the library. */
export async function bringMedia(way: Way, fetcher: Fetcher | undefined): Promise<void> {
  const { staged } = way
  const find = (post: ClassicPost) => uploadOf(way, post)
  const pictures = withStamps(way, only(staged.batches('post', 'attachment', 25), true), find)
  await bringEach<ClassicPost, ReadyPicture>(way, pictures.batches, {
    sort: 'media',
    nameOf,
    leave: ({ status }) => (status === 'trash' ? 'trash' : undefined),
    prepare: (post, before) =>
      before.kind === 'new'
        ? preparePicture(way, fetcher, post)
        : prepareChange(way, post, before.row, pictures.isChanged(post)),
    write: async (_, __, ready) => {
      if (!ready) throw new Error('a picture was not prepared')
      return { table: 'content_media', row: (await ready.write()).id, stamp: ready.stamp }
    },
  })
  const sold = await readSoldPaths(staged)
  await bringDocuments(
    way,
    withStamps(way, only(staged.batches('post', 'attachment', 25), false), find),
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

async function uploadOf({ uploads }: Way, post: ClassicPost): Promise<UploadedFile | undefined> {
  const { paths } = becomeAttachment(post)
  for (const path of paths) {
    const found = await uploads.find(path)
    if (found && found.sizeBytes > 0) return found
  }
  return undefined
}

async function bytesOf(
  way: Way,
  fetcher: Fetcher | undefined,
  post: ClassicPost,
): Promise<UploadedFile | undefined> {
  const found = await uploadOf(way, post)
  return found ?? (fetcher && post.attachmentUrl ? fetcher(post.attachmentUrl) : undefined)
}

interface ReadyPicture {
  write(): Promise<{ id: number }>
  stamp?: string
}

const wordsOf = (post: ClassicPost) => {
  const { alt, caption, description } = becomeAttachment(post)
  return { alt, caption: caption || description.slice(0, 300) }
}

const tooLarge = { left: 'refused' as const, detail: 'groter dan 100 MB' }

const refused = (code: 'not-an-image' | 'too-many-pixels' | 'missing') => ({
  left: 'not-a-picture' as const,
  ...(code === 'too-many-pixels' && { detail: 'te veel beeldpunten' }),
})

async function preparePicture(way: Way, fetcher: Fetcher | undefined, post: ClassicPost) {
  const bytes = await bytesOf(way, fetcher, post)
  if (!bytes) return { left: 'no-bytes' as const }
  if (bytes.sizeBytes > largestPicture) return tooLarge
  const contents = await buffer(await bytes.open())
  const ready = await way.site.content.prepareMedia({
    ...wordsOf(post),
    name: becomeAttachment(post).name,
    contents,
    drawnWhenSeen: true,
  })
  if (!ready.ok) return refused(ready.code)
  return { write: ready.value, stamp: stampOf(bytes, crc32(contents)) }
}

/** A picture that is here gets what its attachment says now, and other bytes when these changed. */
async function prepareChange(way: Way, post: ClassicPost, row: number, isChanged: boolean) {
  const { content } = way.site
  const bytes = isChanged ? await uploadOf(way, post) : undefined
  if (bytes && bytes.sizeBytes > largestPicture) return tooLarge
  const contents = bytes && (await buffer(await bytes.open()))
  const kept = contents && (await content.keepOriginal(row, { contents, name: becomeAttachment(post).name }))
  if (kept && !kept.ok) return refused(kept.code)
  return {
    ...(bytes && contents && { stamp: stampOf(bytes, crc32(contents)) }),
    async write() {
      const changed = await content.changeMedia(row, {
        ...wordsOf(post),
        ...(kept?.ok && { original: { hash: kept.value.hash } }),
      })
      if (!changed.ok) throw new Error(`the picture did not change: ${changed.code}`)
      return { id: row }
    },
  }
}

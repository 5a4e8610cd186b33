import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import type { PreparedMedia } from '../../features/content/index.ts'
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
  const { content } = way.site
  const numbers = inAdvance(() => content.reserveMedia(perBatch))
  const room = roomFor(mostBytesAtOnce)
  const find = (post: ClassicPost) => uploadOf(way, post)
  const pictures = withStamps(way, only(staged.batches('post', 'attachment', perBatch), true), find)
  await bringEach<ClassicPost, ReadyPicture>(way, pictures.batches, {
    sort: 'media',
    nameOf,
    lanes: 6,
    leave: ({ status }) => (status === 'trash' ? 'trash' : undefined),
    prepare: (post, before) =>
      before.kind === 'new'
        ? preparePicture(way, { fetcher, numbers, room }, post)
        : prepareChange(way, room, post, { row: before.row, isChanged: pictures.isChanged(post) }),
    write: async (_, __, ready) => {
      if (!ready) throw new Error('a picture was not prepared')
      const { prepared, change, stamp } = ready
      const [row = 0] = prepared ? await content.addPreparedMedia([prepared]) : []
      return { table: 'content_media', row: prepared ? row : await change(), stamp }
    },
    writeAll: async (waiting) => {
      const rows = await content.addPreparedMedia(
        waiting.map(({ ready }) => {
          if (!ready?.prepared) throw new Error('a picture was not prepared')
          return ready.prepared
        }),
      )
      return rows.map((row, at) => ({ table: 'content_media', row, stamp: waiting[at]?.ready?.stamp }))
    },
  })
  const sold = await readSoldPaths(staged)
  await bringDocuments(
    way,
    withStamps(way, only(staged.batches('post', 'attachment', perBatch), false), find),
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

/** A new one, or a change of one that is here, which gives its number. */
type ReadyPicture =
  | { prepared: PreparedMedia; change?: undefined; stamp: string }
  | { prepared?: undefined; change(): Promise<number>; stamp?: string }

const wordsOf = (post: ClassicPost) => {
  const { alt, caption, description } = becomeAttachment(post)
  return { alt, caption: caption || description.slice(0, 300) }
}

const tooLarge = { left: 'refused' as const, detail: 'groter dan 100 MB' }

const refused = (code: 'not-an-image' | 'too-many-pixels' | 'missing') => ({
  left: 'not-a-picture' as const,
  ...(code === 'too-many-pixels' && { detail: 'te veel beeldpunten' }),
})

interface Hands {
  fetcher: Fetcher | undefined
  numbers: () => Promise<number>
  room: Room
}

async function preparePicture(way: Way, { fetcher, numbers, room }: Hands, post: ClassicPost) {
  const bytes = await bytesOf(way, fetcher, post)
  if (!bytes) return { left: 'no-bytes' as const }
  if (bytes.sizeBytes > largestPicture) return tooLarge
  return room(bytes.sizeBytes, async () => {
    const contents = await buffer(await bytes.open())
    const ready = await way.site.content.storeMedia(
      { ...wordsOf(post), name: becomeAttachment(post).name, contents, drawnWhenSeen: true },
      await numbers(),
    )
    if (!ready.ok) return refused(ready.code)
    return { prepared: ready.value, stamp: stampOf(bytes, crc32(contents)) }
  })
}

/** A picture that is here gets what its attachment says now, and other bytes when these changed. */
async function prepareChange(
  way: Way,
  room: Room,
  post: ClassicPost,
  { row, isChanged }: { row: number; isChanged: boolean },
) {
  const { content } = way.site
  const bytes = isChanged ? await uploadOf(way, post) : undefined
  if (bytes && bytes.sizeBytes > largestPicture) return tooLarge
  const name = becomeAttachment(post).name
  const kept =
    bytes &&
    (await room(bytes.sizeBytes, async () => {
      const contents = await buffer(await bytes.open())
      const original = await content.keepOriginal(row, { contents, name })
      return { original, stamp: stampOf(bytes, crc32(contents)) }
    }))
  if (kept && !kept.original.ok) return refused(kept.original.code)
  const hash = kept?.original.ok ? kept.original.value.hash : undefined
  return {
    ...(kept && { stamp: kept.stamp }),
    async change() {
      const changed = await content.changeMedia(row, {
        ...wordsOf(post),
        ...(hash !== undefined && { original: { hash } }),
      })
      if (!changed.ok) throw new Error(`the picture did not change: ${changed.code}`)
      return row
    },
  }
}

const perBatch = 100
/** Bytes of pictures that are read at once; a larger one is read alone. */
const mostBytesAtOnce = 64 * 1024 * 1024

/** Gives numbers one by one that are asked for together. */
function inAdvance(ask: () => Promise<number[]>): () => Promise<number> {
  let asked: Promise<number[]> = Promise.resolve([])
  const next = async (): Promise<number> => {
    const from = asked
    const number = (await from).shift()
    if (number !== undefined) return number
    if (asked === from) asked = ask()
    return next()
  }
  return next
}

type Room = ReturnType<typeof roomFor>

/** Lets tasks run side by side as long as together they hold no more than so many bytes. */
function roomFor(mostBytes: number) {
  let held = 0
  const waiting: (() => void)[] = []
  return async <Answer>(bytes: number, act: () => Promise<Answer>): Promise<Answer> => {
    while (held > 0 && held + bytes > mostBytes)
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    held += bytes
    try {
      return await act()
    } finally {
      held -= bytes
      for (const go of waiting.splice(0)) go()
    }
  }
}

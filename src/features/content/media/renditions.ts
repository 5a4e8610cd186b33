import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { unlessDiskFull } from '../../../platform/disk-full.ts'
import { renditionOf } from '../../../platform/drawing/index.ts'
import type { Turns } from '../../../platform/in-turn.ts'
import type { Storage } from '../../../platform/storage.ts'
import { type Drawable, doesMove, originalKey, type RenditionName, renditionKey } from './addresses.ts'

interface Made {
  sizeBytes: number
  /** The bytes themselves, when the disk had no room for them. */
  unkept?: Buffer
}

/** Renditions of pictures, each made when first needed and then stored. */
export interface Renditions {
  open(picture: Drawable, name: RenditionName): Promise<{ stream: Readable; sizeBytes: number }>
  /** Makes a rendition unless it exists; resolves to its size. Concurrent calls make it once. */
  make(picture: Drawable, name: RenditionName): Promise<number>
}

export function createRenditions(storage: Storage, turns: Turns): Renditions {
  const underWay = new Map<string, Promise<Made>>()

  const findOrMake = async (picture: Drawable, name: RenditionName, key: string): Promise<Made> => {
    const sizeBytes = await storage.size(key)
    return sizeBytes === undefined ? turns(() => encode(storage, picture, name, key)) : { sizeBytes }
  }

  const made = (picture: Drawable, name: RenditionName) => {
    const key = renditionKey(picture, name)
    const known = underWay.get(key)
    if (known) return known
    const making = findOrMake(picture, name, key).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  return {
    make: async (picture, name) => (await made(picture, name)).sizeBytes,
    async open(picture, name) {
      const { sizeBytes, unkept } = await made(picture, name)
      return {
        sizeBytes,
        stream: unkept ? Readable.from([unkept]) : await storage.read(renditionKey(picture, name)),
      }
    },
  }
}

async function encode(storage: Storage, picture: Drawable, name: RenditionName, key: string): Promise<Made> {
  const contents = await renditionOf(await buffer(await storage.read(originalKey(picture))), {
    ...name,
    edit: picture.edit ?? undefined,
    moves: name.format === 'webp' && doesMove(picture),
  })
  const kept = await storage.put(key, contents).then(
    () => true,
    (error) => unlessDiskFull(error),
  )
  return { sizeBytes: contents.length, ...(kept ? {} : { unkept: contents }) }
}

import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { renditionOf } from '../../../platform/drawing/index.ts'
import type { Turns } from '../../../platform/in-turn.ts'
import type { Storage } from '../../../platform/storage.ts'
import { originalKey, type RenditionName, renditionKey } from './addresses.ts'
import type { MediaRow } from './schema.ts'

type Picture = Pick<MediaRow, 'id' | 'hash'>

/** Pictures made of pictures, each when it is first needed, and kept. */
export interface Renditions {
  open(picture: Picture, name: RenditionName): Promise<{ stream: Readable; sizeBytes: number }>
  /** Makes a rendition unless it is there; resolves to its size. Asked for twice at once, it is made once. */
  make(picture: Picture, name: RenditionName): Promise<number>
}

export function createRenditions(storage: Storage, turns: Turns): Renditions {
  const underWay = new Map<string, Promise<number>>()

  const findOrMake = async (picture: Picture, name: RenditionName, key: string) =>
    (await storage.size(key)) ?? turns(() => encode(storage, picture, name, key))

  const make = (picture: Picture, name: RenditionName) => {
    const key = renditionKey(picture, name)
    const known = underWay.get(key)
    if (known) return known
    const making = findOrMake(picture, name, key).finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  return {
    make,
    async open(picture, name) {
      const sizeBytes = await make(picture, name)
      return { sizeBytes, stream: await storage.read(renditionKey(picture, name)) }
    },
  }
}

async function encode(storage: Storage, picture: Picture, name: RenditionName, key: string): Promise<number> {
  const contents = await renditionOf(await buffer(await storage.read(originalKey(picture))), name)
  await storage.put(key, contents)
  return contents.length
}

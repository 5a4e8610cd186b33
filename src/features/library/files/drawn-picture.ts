import { buffer } from 'node:stream/consumers'
import { unlessDiskFull } from '../../../platform/disk-full.ts'
import { drawnPictureOf } from '../../../platform/drawing/index.ts'
import type { Parts } from '../parts.ts'
import { readContent } from './lost-contents.ts'
import { drawnKey } from './store-content.ts'

/** A larger picture is not drawn: it can only be downloaded. */
const mostBytes = 100 * 1024 ** 2

const beingDrawn = new Map<string, Promise<Buffer | undefined>>()

/**
 * Draws a picture that browsers cannot show, such as a TIFF. It is drawn once, also for many visitors at the same
 * time, and stored beside the original.
 */
export function drawnPicture(
  parts: Parts,
  { storageKey, size }: { storageKey: string; size: number },
): Promise<Buffer | undefined> {
  const running = beingDrawn.get(storageKey)
  if (running) return running
  const drawing = readOrDraw(parts, storageKey, size).finally(() => beingDrawn.delete(storageKey))
  beingDrawn.set(storageKey, drawing)
  return drawing
}

async function readOrDraw(parts: Parts, source: string, size: number): Promise<Buffer | undefined> {
  const { storage } = parts
  const key = drawnKey(source)
  if ((await storage.size(key)) !== undefined) return buffer(await storage.read(key))
  if (size > mostBytes) return undefined
  const drawn = await drawnPictureOf(await buffer(await readContent(parts, source)))
  if (drawn) await storage.put(key, drawn).catch(unlessDiskFull)
  return drawn
}

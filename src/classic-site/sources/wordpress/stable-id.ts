import { createHash } from 'node:crypto'

/** A negative id for something that has none of its own: the same for the same text, and none that WordPress gives. */
export function idOfText(text: string): number {
  return -1 - createHash('sha256').update(text).digest().readUIntBE(0, 6)
}

/** A short digest, by which a text is known again without keeping it. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64').slice(0, 16)

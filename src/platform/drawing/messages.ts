import { z } from 'zod'
import type { PictureEdit } from '../../kernel/picture-edit.ts'
import { pictureFormats, type RenditionFormat } from './formats.ts'

/** A task for the drawing process; each gets one answer. */
export type Task =
  | { kind: 'facts'; contents: Uint8Array }
  | { kind: 'picture'; contents: Uint8Array }
  | { kind: 'placeholder'; contents: Uint8Array; edit?: PictureEdit | undefined }
  | { kind: 'svg'; contents: Uint8Array; widthPx?: number | undefined }
  | { kind: 'photo'; contents: Uint8Array }
  | { kind: 'shown'; contents: Uint8Array; mostPx: number }
  | {
      kind: 'rendition'
      contents: Uint8Array
      widthPx: number
      format: RenditionFormat
      edit?: PictureEdit | undefined
      moves?: boolean | undefined
    }

const bytes = z
  .instanceof(Uint8Array)
  .transform((array) => Buffer.from(array.buffer, array.byteOffset, array.length))

const facts = z.object({ format: z.enum(pictureFormats), widthPx: z.int(), heightPx: z.int() })
const placeholder = z.object({ dataUri: z.string(), colour: z.string() })
const refused = z.object({ ok: z.literal(false), code: z.enum(['not-an-image', 'too-many-pixels']) })

/** The drawing process's answer to each task; `failed` gives the reason, for the log. */
export const answers = {
  facts: z.discriminatedUnion('ok', [z.object({ ok: z.literal(true), value: facts }), refused]),
  picture: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), value: z.object({ facts, placeholder }) }),
    refused,
  ]),
  placeholder,
  svg: bytes.optional(),
  photo: bytes.optional(),
  shown: bytes.optional(),
  rendition: bytes,
}

export const messageSchema = z.union([
  z.object({ done: z.literal(true), value: z.unknown() }),
  z.object({ done: z.literal(false), failed: z.string() }),
])

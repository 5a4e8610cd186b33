import { buffer } from 'node:stream/consumers'
import { changing, isWithin, type PictureEdit, shownSize, turnedSize } from '../../../kernel/picture-edit.ts'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { imageFacts, placeholderOf } from '../../../platform/drawing/index.ts'
import { lookOf, originalKey } from './addresses.ts'
import type { MediaParts } from './parts.ts'
import type { MediaRow } from './schema.ts'
import { originalOf } from './view.ts'

/** Older names than these are in no mail or cached page. */
const mostFormerLooks = 50

export type RedrawProblem = 'crop' | 'original-gone'

/** Changes of a row when its original (by hash), rotation or crop changes. */
export async function redrawn(
  { storage, turns }: MediaParts,
  row: MediaRow,
  wanted: { hash: string; edit: PictureEdit | null },
): Promise<Result<Partial<MediaRow>, RedrawProblem>> {
  const { hash } = wanted
  const key = originalKey({ id: row.id, hash })
  if ((await storage.size(key)) === undefined) return fail('original-gone')
  const contents = await buffer(await storage.read(key))
  const facts = hash === row.hash ? undefined : await imageFacts(contents)
  if (facts && !facts.ok) return fail('original-gone')
  const { format, ...of } = facts
    ? { format: facts.value.format, width: facts.value.widthPx, height: facts.value.heightPx }
    : { format: row.format, ...sizeOf(row) }
  if (wanted.edit?.crop && !isWithin(wanted.edit.crop, turnedSize(of, wanted.edit.turns))) return fail('crop')
  const edit = wanted.edit && changing(wanted.edit, of)
  const placeholder = await turns(() => placeholderOf(contents, edit ?? undefined))
  if (!placeholder) return fail('original-gone')
  const formerLooks = [...new Set([lookOf(row), ...row.formerLooks])].slice(0, mostFormerLooks)
  return ok({
    formerLooks,
    hash,
    format,
    ...shownSize(of, edit),
    edit: edit && { ...edit, of },
    colour: placeholder.colour,
    placeholder: placeholder.dataUri,
  })
}

const sizeOf = (row: MediaRow) => {
  const { width, height } = originalOf(row)
  return { width, height }
}

export const isSameEdit = (one: PictureEdit | null, other: PictureEdit | null): boolean =>
  named(one) === named(other)

const named = (edit: PictureEdit | null): string => {
  const { turns = 0, crop } = edit ?? {}
  return JSON.stringify([turns, crop?.left, crop?.top, crop?.width, crop?.height])
}

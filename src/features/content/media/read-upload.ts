import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { ImageFacts } from '../../../platform/drawing/formats.ts'
import { imageFacts, pixelsOf } from '../../../platform/drawing/index.ts'
import { looksLikeSvg } from '../../../platform/drawing/looks-like-svg.ts'
import { endsAsZip, holdsMarkup, holdsPdf } from '../../../platform/second-type.ts'
import { cleanLine } from '../clean-text.ts'
import type { MediaParts } from './parts.ts'

export interface Upload {
  contents: Buffer
  name: string
  facts: ImageFacts
}

/**
 * Reads an uploaded picture as it will be stored; of an SVG drawing only its pixels. A file that is no picture, or is
 * valid as a second type, is `not-an-image` (abuse case 14).
 */
export async function readUpload(
  { turns }: Pick<MediaParts, 'turns'>,
  sent: { contents: Buffer; name: string },
): Promise<Result<Upload, 'not-an-image' | 'too-many-pixels'>> {
  const isDrawing = looksLikeSvg(sent.contents)
  const contents = isDrawing ? await turns(() => pixelsOf(sent.contents)) : sent.contents
  if (!contents) return fail('not-an-image')
  if (endsAsZip(contents) || holdsPdf(contents) || holdsMarkup(contents)) return fail('not-an-image')
  const facts = await imageFacts(contents)
  if (!facts.ok) return facts
  const name = cleanLine(isDrawing ? sent.name.replace(/\.svg$/i, '.png') : sent.name)
  return ok({ contents, name, facts: facts.value })
}

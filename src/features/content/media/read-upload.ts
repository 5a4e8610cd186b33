import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { ImageFacts } from '../../../platform/drawing/formats.ts'
import { photoOf, pixelsOf, readPicture } from '../../../platform/drawing/index.ts'
import { looksLikeHeic } from '../../../platform/drawing/looks-like-heic.ts'
import { looksLikeSvg } from '../../../platform/drawing/looks-like-svg.ts'
import { endsAsZip, holdsMarkup, holdsPdf } from '../../../platform/second-type.ts'
import { cleanLine } from '../clean-text.ts'
import type { MediaParts } from './parts.ts'

export interface Upload {
  contents: Buffer
  name: string
  facts: ImageFacts
  /** What is shown while it loads. */
  placeholder: { dataUri: string; colour: string }
}

/**
 * Reads an uploaded picture as it will be stored: of an SVG drawing only its pixels, of a HEIC photograph a JPEG, since
 * neither sharp nor most browsers read it. A file that is no picture, or is valid as a second type, is `not-an-image`
 * (abuse case 14).
 */
export async function readUpload(
  { turns }: Pick<MediaParts, 'turns'>,
  sent: { contents: Buffer; name: string },
): Promise<Result<Upload, 'not-an-image' | 'too-many-pixels'>> {
  const { contents, name } = await turns(() => stored(sent))
  if (!contents) return fail('not-an-image')
  if (endsAsZip(contents) || holdsPdf(contents) || holdsMarkup(contents)) return fail('not-an-image')
  const read = await turns(() => readPicture(contents))
  return read.ok ? ok({ contents, name: cleanLine(name), ...read.value }) : read
}

async function stored({
  contents,
  name,
}: {
  contents: Buffer
  name: string
}): Promise<{ contents: Buffer | undefined; name: string }> {
  if (looksLikeSvg(contents))
    return { contents: await pixelsOf(contents), name: name.replace(/\.svg$/i, '.png') }
  if (looksLikeHeic(contents))
    return { contents: await photoOf(contents), name: name.replace(/\.hei[cf]$/i, '.jpg') }
  return { contents, name }
}

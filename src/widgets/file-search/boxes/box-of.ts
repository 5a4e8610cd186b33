import type { FileSearchProps } from '../fields.ts'
import type { Opening } from '../found/results-action.ts'

/** What a box shows: details, details beside a preview, the preview alone, or the description. */
export type BoxKind = 'detail' | 'preview' | 'direct' | 'description'

/** The box that opens first (LIB-15, LIB-16): details in the theme `ggd`, the preview in the others. */
export function boxOf(
  opening: Opening,
  { theme, directPreview }: Pick<FileSearchProps, 'theme' | 'directPreview'>,
): BoxKind {
  if (opening === 'description') return 'description'
  if (opening === 'file' && theme === 'ggd') return 'detail'
  return directPreview ? 'direct' : 'preview'
}

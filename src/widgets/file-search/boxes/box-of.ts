import type { FileSearchProps } from '../fields.ts'
import type { Opening } from '../found/results-action.ts'

/** How a file is shown: what it is, the same beside its preview, its preview alone, or its description. */
export type BoxKind = 'detail' | 'preview' | 'direct' | 'description'

/** Which box opens (LIB-15, LIB-16): the theme `ggd` shows details, the others a preview. */
export function boxOf(
  opening: Opening,
  { theme, directPreview }: Pick<FileSearchProps, 'theme' | 'directPreview'>,
): BoxKind {
  if (opening === 'description') return 'description'
  if (opening === 'file' && theme === 'ggd') return 'detail'
  return directPreview ? 'direct' : 'preview'
}

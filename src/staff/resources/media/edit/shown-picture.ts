import { useWatch } from 'react-hook-form'
import type { PictureEdit } from '../../../../kernel/picture-edit.ts'
import type { WholeOf } from '../../../../staff-api/contract.ts'
import { useWhole } from '../../../api/rows.ts'

export type Original = WholeOf<'media'>['original']

/** The picture of a form as it will be after saving; undefined for a new row. */
export function useShownPicture() {
  const media = useWhole('media')
  // The inputs of this form are these fields of its row.
  const original: Original | undefined = useWatch({ name: 'original' }) ?? media?.original
  const edit: PictureEdit | null = useWatch({ name: 'edit' }) ?? null
  if (!media || !original) return undefined
  const isOwn = original.hash === media.original.hash
  return {
    id: media.id,
    original,
    edit,
    isChanged: !isOwn || JSON.stringify(edit) !== JSON.stringify(media.edit),
    originalSrc:
      isOwn && !media.edit
        ? media.picture.src
        : `/staff-api/media/${media.id}/original?hash=${original.hash}`,
  }
}

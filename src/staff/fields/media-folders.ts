import { useGetList } from 'react-admin'

interface MediaFolder {
  /** Its name. */
  id: string
  name: string
  pictures: number
}

/** The folders of the pictures, by name; empty until loaded. */
export const useMediaFolders = (): readonly MediaFolder[] =>
  useGetList<MediaFolder>('media-folders', { pagination: { page: 1, perPage: 1_000 } }).data ?? []

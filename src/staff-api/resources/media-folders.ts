import { z } from 'zod'
import { shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'
import { readMedia } from './media.ts'

/** The folders of the pictures, each by its name. */
export const mediaFolders = defineResource({
  name: 'media-folders',
  read: readMedia,
  id: z.string().max(200),
  row: shape({ id: words, name: words, pictures: z.number() }),
  filter: z.object({}),
  sorts: [],
  async list({ features }) {
    const folders = await features.content.mediaFolders()
    return {
      data: folders.map(({ name, pictures }) => ({ id: name, name, pictures })),
      total: folders.length,
    }
  },
})

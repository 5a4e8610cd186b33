import { HttpError } from 'react-admin'
import { create } from '../../api/acts.ts'
import type { Media } from './media.ts'

/** Uploads a picture to the media library, optionally in a folder. Throws an error with a Dutch message. */
export async function uploadPicture(file: File, folder?: string): Promise<Media> {
  const form = new FormData()
  if (folder) form.set('folder', folder)
  form.set('file', file)
  try {
    return await create('media', form)
  } catch (error) {
    if (error instanceof HttpError && typeof error.body?.errors?.file === 'string')
      throw new Error(error.body.errors.file)
    throw error
  }
}

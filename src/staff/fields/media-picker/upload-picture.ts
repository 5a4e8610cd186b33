import { HttpError } from 'react-admin'
import { call } from '../../api/call.ts'
import type { Media } from './media.ts'

/** Adds a picture to the media library, in a folder if need be. Throws with what is wrong with the file, in Dutch. */
export async function uploadPicture(file: File, folder?: string): Promise<Media> {
  const form = new FormData()
  if (folder) form.set('folder', folder)
  form.set('file', file)
  try {
    // The server and this app are made by the same program; its shape is tested there.
    return (await call('media', { method: 'POST', body: form })) as Media
  } catch (error) {
    if (error instanceof HttpError && typeof error.body?.errors?.file === 'string')
      throw new Error(error.body.errors.file)
    throw error
  }
}

import { HttpError } from 'react-admin'
import { call } from '../../../api/call.ts'
import type { Original } from './shown-picture.ts'

/** Sends a file that is to take a picture's place. Throws with what is wrong with it, in Dutch. */
export async function sendOriginal(id: number, file: File): Promise<Original & { name: string }> {
  const form = new FormData()
  form.set('file', file)
  try {
    // The server and this app are made by the same program; its shape is tested there.
    return (await call(`media/${id}/original`, { method: 'POST', body: form })) as Original & { name: string }
  } catch (error) {
    if (error instanceof HttpError && typeof error.body?.errors?.file === 'string')
      throw new Error(error.body.errors.file)
    throw error
  }
}

import { HttpError } from 'react-admin'
import { call } from '../../../api/call.ts'
import type { Original } from './shown-picture.ts'

/** Uploads a file that replaces a picture's original. Throws an error with a Dutch message. */
export async function sendOriginal(id: number, file: File): Promise<Original & { name: string }> {
  const form = new FormData()
  form.set('file', file)
  try {
    // The server is part of the same program, and its tests check this shape.
    return (await call(`media/${id}/original`, { method: 'POST', body: form })) as Original & { name: string }
  } catch (error) {
    if (error instanceof HttpError && typeof error.body?.errors?.file === 'string')
      throw new Error(error.body.errors.file)
    throw error
  }
}

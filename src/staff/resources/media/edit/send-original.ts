import { HttpError } from 'react-admin'
import type { AnswerOf } from '../../../../staff-api/contract.ts'
import { act } from '../../../api/acts.ts'

/** Uploads a file that replaces a picture's original. Throws an error with a Dutch message. */
export async function sendOriginal(id: number, file: File): Promise<AnswerOf<'media', 'original'>> {
  const form = new FormData()
  form.set('file', file)
  try {
    return await act('media', id, 'original', form)
  } catch (error) {
    if (error instanceof HttpError && typeof error.body?.errors?.file === 'string')
      throw new Error(error.body.errors.file)
    throw error
  }
}

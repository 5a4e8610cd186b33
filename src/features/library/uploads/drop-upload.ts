import { eq } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import type { Parts } from '../parts.ts'
import { uploads } from '../schema.ts'
import { dropParts, ownUpload, partKeys, toUpload, type Upload } from './upload.ts'

/** An upload of this owner, with its progress. */
export async function findUpload({ db }: Parts, ownerId: string, id: string): Promise<Upload | undefined> {
  const row = await ownUpload(db, ownerId, id)
  return row && toUpload(row)
}

/** Cancels an upload for its owner; a file that it became stays. */
export async function dropUpload(
  { db, storage }: Parts,
  ownerId: string,
  id: string,
): Promise<Result<undefined, 'missing'>> {
  const row = await ownUpload(db, ownerId, id)
  if (!row) return fail('missing')
  const keys = await partKeys(db, id)
  await db.delete(uploads).where(eq(uploads.id, id))
  await dropParts(storage, keys)
  return ok(undefined)
}

import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { type Call, type Outcome, readInput } from '../resource.ts'
import { id as idSchema } from '../schemas.ts'
import { conflict, editOf } from './conflict.ts'
import { nameOf } from './open.ts'

/** Returns the versions of a document, the latest first, with who saved them. */
export async function showVersions(call: Call, id: number): Promise<Outcome<unknown>> {
  const versions = await call.features.content.documentVersions(id)
  const names = new Map<string | null, string | undefined>()
  for (const { savedBy } of versions) if (!names.has(savedBy)) names.set(savedBy, await nameOf(call, savedBy))
  return ok({ data: versions.map(({ savedBy, ...version }) => ({ ...version, by: names.get(savedBy) })) })
}

export async function showVersion(
  { features }: Call,
  id: number,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown>> {
  const read = readInput(z.object({ versionId: idSchema }), await body())
  if (!read.ok) return read
  const data = await features.content.documentVersion(id, read.value.versionId)
  return data ? ok({ data }) : fail('missing')
}

export async function restoreVersion(
  call: Call,
  id: number,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown> | Response> {
  const read = readInput(z.object({ version: z.int().nonnegative(), versionId: idSchema }), await body())
  if (!read.ok) return read
  const { version, versionId } = read.value
  const restored = await call.features.content.restoreDocumentVersion(
    id,
    versionId,
    await editOf(call, version),
  )
  if (restored.ok) return ok({ version: restored.value.revision })
  return restored.code === 'conflict' ? conflict(call, id) : fail('missing')
}

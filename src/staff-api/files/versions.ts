import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { type Call, type Outcome, readInput } from '../resource.ts'
import { id as idSchema } from '../schemas.ts'

/** Returns the present and earlier contents of a file, the latest first, with who stored them. */
export async function showVersions({ features }: Call, rawId: string): Promise<Outcome<unknown>> {
  const id = idSchema.safeParse(rawId)
  const versions = id.success ? await features.library.versions(id.data) : []
  const owners = [...new Set(versions.flatMap(({ storedBy }) => storedBy ?? []))]
  const names = new Map<string, string | undefined>()
  for (const owner of owners) names.set(owner, (await features.accounts.user(Number(owner)))?.name)
  return ok({
    data: versions.map(({ storedBy, ...version }) => ({
      ...version,
      by: storedBy === undefined ? undefined : names.get(storedBy),
    })),
  })
}

export async function restoreVersion(
  { features }: Call,
  rawId: string,
  body: () => Promise<unknown>,
): Promise<Outcome<unknown>> {
  const id = idSchema.safeParse(rawId)
  const read = readInput(z.object({ versionId: idSchema }), await body())
  if (!id.success) return fail('missing')
  if (!read.ok) return read
  const restored = await features.library.restoreVersion(id.data, read.value.versionId)
  return restored.ok ? ok({}) : fail('missing')
}

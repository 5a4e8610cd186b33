import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { receiving } from '../action.ts'
import { listOf, moment, shape, words } from '../answer-parts.ts'
import type { Call } from '../resource.ts'
import { id as idSchema } from '../schemas.ts'

/** The present and earlier contents of a file, the latest first, with who stored them. */
export const versionsAnswer = shape({
  data: listOf(
    shape({
      id: z.number(),
      current: z.boolean(),
      version: words,
      extension: words,
      size: z.number(),
      storedAt: moment,
      by: words.optional(),
    }),
  ),
})

export async function showVersions({ features }: Call, rawId: string) {
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

export const restoreVersion = receiving({
  method: 'POST',
  needs: 'library',
  input: z.object({ versionId: idSchema }),
  answer: shape({}),
  async run({ features }, rawId, { versionId }) {
    const id = idSchema.safeParse(rawId)
    if (!id.success) return fail('missing')
    const restored = await features.library.restoreVersion(id.data, versionId)
    return restored.ok ? ok({}) : fail('missing')
  },
})

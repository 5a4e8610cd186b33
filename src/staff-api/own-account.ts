import { fail, ok } from '../kernel/result.ts'
import type { Call, Outcome } from './call.ts'
import { hasRank } from './ranks.ts'
import { allResources } from './resources/index.ts'

/** Who is signed in, and what the app may show them; the server checks each call all the same. */
export async function ownAccount(call: Call): Promise<Outcome<unknown>> {
  const { features, viewer } = call
  const user = await features.accounts.user(Number(viewer.userId))
  if (!user) return fail('signed-out')
  const { id, name, email, role } = user
  const readable = (await allResources(call)).filter(({ read }) => hasRank(viewer, read))
  return ok({
    ...{ id, name, email, role },
    kinds: (await features.content.kinds()).all.filter(({ isOwn }) => isOwn),
    rights: Object.fromEntries(
      readable.map(({ name, write }) => [
        name,
        write !== undefined && hasRank(viewer, write) ? 'write' : 'read',
      ]),
    ),
  })
}

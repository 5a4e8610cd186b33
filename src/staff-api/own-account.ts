import { fail, ok } from '../kernel/result.ts'
import { rightsOf } from '../kernel/rights.ts'
import type { Call, Outcome } from './call.ts'
import { mayCall } from './needs.ts'
import { allResources } from './resources/index.ts'

/**
 * Returns the signed-in user, and what the app may show them, without what the site has turned off; the server still
 * checks each call.
 */
export async function ownAccount(call: Call): Promise<Outcome<unknown>> {
  const { features, viewer } = call
  const user = await features.accounts.user(Number(viewer.userId))
  if (!user) return fail('signed-out')
  const { id, name, email, role } = user
  const [kinds, settings] = await Promise.all([features.content.kinds(), features.content.settings()])
  const isOff = (name: string) => name === 'comments' && !settings.comments?.isOn
  const readable = (await allResources(call)).filter(
    ({ name, read }) => mayCall(viewer, read) && !isOff(name),
  )
  return ok({
    ...{ id, name, email, role },
    siteTitle: settings.title,
    othersPublish: settings.othersPublish ?? false,
    kinds: kinds.all.filter(({ isOwn }) => isOwn),
    taxonomies: kinds.taxonomies
      .filter(({ isOwn }) => isOwn)
      .map((taxonomy) => ({ ...taxonomy, kinds: kinds.sortedBy(taxonomy.name).map(({ type }) => type) })),
    may: [...rightsOf(viewer)],
    rights: Object.fromEntries(
      readable.map(({ name, write }) => [
        name,
        write !== undefined && mayCall(viewer, write) ? 'write' : 'read',
      ]),
    ),
  })
}

import { z } from 'zod'
import { isBuiltInTaxonomy } from '../kernel/kinds.ts'
import type { Kind, OwnTaxonomy } from '../kernel/known-kinds.ts'
import { fail, ok } from '../kernel/result.ts'
import { rights, rightsOf } from '../kernel/rights.ts'
import { listOf, recordOf, shape, words } from './answer-parts.ts'
import type { Call, Outcome } from './call.ts'
import { mayCall } from './needs.ts'
import { allResources } from './resources/index.ts'

export const ownAccountAnswer = shape({
  id: z.number(),
  name: words,
  email: words,
  role: words,
  siteTitle: words,
  /** Users without the right to publish propose their changes. */
  othersPublish: z.boolean(),
  /** Names of the extensions that are on. */
  extensions: listOf(words),
  /** Kinds and taxonomies that staff defined. */
  kinds: listOf(z.custom<Kind>()),
  taxonomies: listOf(z.custom<OwnTaxonomy>()),
  /** Rights of the user's role. */
  may: listOf(z.enum(rights)),
  /** What they may do with each resource. */
  rights: recordOf(words, z.enum(['read', 'write'])),
})

/**
 * Returns the signed-in user, and what the app may show them, without what the site has turned off; the server still
 * checks each call.
 */
export async function ownAccount(call: Call): Promise<Outcome<z.output<typeof ownAccountAnswer>>> {
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
    id,
    name,
    email,
    role,
    siteTitle: settings.title,
    othersPublish: settings.othersPublish ?? false,
    extensions: features.extensions.map((extension) => extension.name),
    kinds: kinds.all.filter(({ isOwn }) => isOwn),
    taxonomies: kinds.taxonomies.flatMap(({ name, ...facts }) =>
      isBuiltInTaxonomy(name)
        ? []
        : [{ ...facts, name, kinds: kinds.sortedBy(name).map(({ type }) => type) }],
    ),
    may: [...rightsOf(viewer)],
    rights: Object.fromEntries(
      readable.map(({ name, write }) => [
        name,
        write !== undefined && mayCall(viewer, write) ? 'write' : 'read',
      ]),
    ),
  })
}

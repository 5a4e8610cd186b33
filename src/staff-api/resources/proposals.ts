import { z } from 'zod'
import type { Proposal } from '../../platform/revisions/proposals.ts'
import { moment, shape, words } from '../answer-parts.ts'
import { mayCall } from '../needs.ts'
import { type Call, defineResource, type Resource } from '../resource.ts'
import { proposalView } from '../review/rows.ts'
import { titleOf } from '../title-of.ts'

/** What others should publish, as far as the user may change it: each is opened where it is written. */
export function proposalsOf(allResources: (call: Call) => Promise<readonly Resource[]>) {
  const reviewed = async (call: Call) =>
    (await allResources(call)).filter(
      ({ isReviewed, write }) => isReviewed && write !== undefined && mayCall(call.viewer, write),
    )

  async function toRow(call: Call, resources: readonly Resource[], proposal: Proposal) {
    const { resource, rowId } = proposal
    const found = await resources.find(({ name }) => name === resource)?.one?.(call, rowId)
    const { change: _, ...view } = await proposalView(call, proposal)
    return {
      id: `${resource} ${rowId}`,
      resource,
      rowId,
      title: (found?.ok && titleOf(found.value)) || rowId,
      ...view,
    }
  }

  return defineResource({
    name: 'proposals',
    read: 'staff',
    id: z
      .string()
      .max(71)
      .regex(/^[\w-]{1,60} \d{1,10}$/),
    row: shape({
      id: words,
      resource: words,
      rowId: words,
      title: words,
      state: z.enum(['waiting', 'returned']),
      at: moment,
      note: words,
      answer: words,
      isOwn: z.boolean(),
      by: words.optional(),
      answeredBy: words.optional(),
    }),
    filter: z.object({ state: z.enum(['waiting', 'returned']).optional() }),
    sorts: [],
    async list(call, { page, perPage, filter: { state } }) {
      const resources = await reviewed(call)
      const { proposals, total } = await call.features.revisions.proposals.list({
        resources: resources.map(({ name }) => name),
        state,
        page,
        perPage,
      })
      return { data: await Promise.all(proposals.map((proposal) => toRow(call, resources, proposal))), total }
    },
    async one(call, id) {
      const [resource = '', rowId = ''] = id.split(' ')
      const resources = await reviewed(call)
      const found = resources.some(({ name }) => name === resource)
        ? await call.features.revisions.proposals.read({ resource, rowId })
        : undefined
      return found && toRow(call, resources, found)
    },
  })
}

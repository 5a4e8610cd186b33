import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { rightsOf } from '../../kernel/rights.ts'
import type { ThrownAway } from '../../platform/revisions/trash.ts'
import { answering } from '../action.ts'
import { moment, shape, words } from '../answer-parts.ts'
import { namesOf } from '../names.ts'
import { mayCall } from '../needs.ts'
import { type Call, defineResource, type Outcome, type Resource } from '../resource.ts'
import { proposes } from '../review/proposes.ts'
import { id } from '../schemas.ts'

/** Things deleted in the last 30 days, as far as the user may delete such things. Restoring is an action. */
export function trashOf(allResources: (call: Call) => Promise<readonly Resource[]>) {
  const resourceOf = async (call: Call, wanted: string) =>
    (await allResources(call)).find(({ name }) => name === wanted)
  const mayWrite = ({ viewer }: Call, resource: Resource | undefined) =>
    resource?.write !== undefined && mayCall(viewer, resource.write)

  const toRow = (thing: ThrownAway, names: ReadonlyMap<string, string>) => {
    const { id, resource, title, thrownAt, goneAt, thrownBy = '' } = thing
    return { id, resource, title, thrownAt, goneAt, by: names.get(thrownBy) }
  }
  const find = async (call: Call, id: number): Promise<ThrownAway | undefined> => {
    const thing = await call.features.revisions.trash.one(id)
    return thing && mayWrite(call, await resourceOf(call, thing.resource)) ? thing : undefined
  }

  /** Restoring what gives rights gives them; deleting it for good takes them away for ever. */
  async function isBeyond(call: Call, resource: Resource | undefined, { id }: ThrownAway): Promise<boolean> {
    if (!resource?.rightsIn) return false
    const held = rightsOf(call.viewer)
    const wanted = await resource.rightsIn(call, await call.features.revisions.trash.rows(id))
    return !wanted.every((right) => held.has(right))
  }

  /** Whoever only proposes throws away drafts alone; what visitors saw, they would publish again. */
  async function isOwnDraft(call: Call, resource: Resource, { thrownBy, rowId }: ThrownAway) {
    const row = await resource.one?.(call, rowId)
    return thrownBy === call.viewer.userId && !row?.ok
  }

  async function bringBack(call: Call, raw: string): Promise<Outcome<{ id: string; resource: string }>> {
    const { revisions, changes } = call.features
    const read = id.safeParse(raw)
    const thing = read.success ? await find(call, read.data) : undefined
    if (!thing) return fail('missing')
    const resource = await resourceOf(call, thing.resource)
    if (await isBeyond(call, resource, thing)) return fail('beyond')
    if (resource?.isReviewed && (await proposes(call)) && !(await isOwnDraft(call, resource, thing)))
      return fail('proposes')
    // It may be shown on any page, and be part of anything cached.
    const back = await revisions.trash.bringBack(thing.id, (tx) => changes.publish(['*'], tx))
    if (!back.ok) return fail(back.code)
    const after = await resource?.broughtBack?.(call, thing.rowId)
    if (after && !after.ok) return after
    await revisions.trash.isBack(thing.id)
    return ok({ id: thing.rowId, resource: thing.resource })
  }

  return defineResource({
    name: 'trash',
    read: 'staff',
    write: 'staff',
    id,
    row: shape({
      id: z.number(),
      resource: words,
      title: words,
      thrownAt: moment,
      goneAt: moment,
      by: words.optional(),
    }),
    filter: z.object({ q: z.string().max(200).optional() }),
    sorts: [],
    async list(call, { page, perPage, filter: { q } }) {
      const resources = await allResources(call)
      const { things, total } = await call.features.revisions.trash.list({
        resources: resources.filter((resource) => mayWrite(call, resource)).map(({ name }) => name),
        words: q,
        page,
        perPage,
      })
      const names = await namesOf(
        call,
        things.map(({ thrownBy }) => thrownBy),
      )
      return { data: things.map((thing) => toRow(thing, names)), total }
    },
    async one(call, id) {
      const thing = await find(call, id)
      return thing && toRow(thing, await namesOf(call, [thing.thrownBy]))
    },
    isFinal: true,
    async remove(call, id) {
      const thing = await find(call, id)
      if (!thing) return fail('missing')
      if (await isBeyond(call, await resourceOf(call, thing.resource), thing)) return fail('beyond')
      await call.features.revisions.trash.forget(id)
      return ok(undefined)
    },
    actions: {
      restore: [
        answering({
          method: 'POST',
          needs: 'staff',
          answer: shape({ id: words, resource: words }),
          run: bringBack,
        }),
      ],
    },
  })
}

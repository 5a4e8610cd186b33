import { z } from 'zod'
import { moment, shape, words } from '../answer-parts.ts'
import { namesOf } from '../names.ts'
import { type Call, defineResource, type Resource } from '../resource.ts'
import { id } from '../schemas.ts'
import { titleOf } from '../title-of.ts'

/**
 * The log of staff actions, the latest first. Titles are read now: things that were deleted for good have none.
 * @param resourceOf returns a resource by its name
 */
export function activityOf(resourceOf: (call: Call, name: string) => Promise<Resource | undefined>) {
  return defineResource({
    name: 'activity',
    read: 'operation',
    id,
    row: shape({
      id: z.number(),
      resource: words,
      rowId: words,
      act: words,
      at: moment,
      times: z.number(),
      /** Who did it, and what it was done to; absent once they are gone. */
      name: words.optional(),
      title: words.optional(),
      trashId: z.number().optional(),
      hasEarlier: z.boolean(),
    }),
    filter: z.object({ by: id.optional(), resource: z.string().max(40).optional() }),
    sorts: [],
    async list(call, { page, perPage, filter: { by, resource } }) {
      const { acts, total } = await call.features.revisions.acts.list({
        page,
        perPage,
        resource,
        by: by?.toString(),
      })
      const people = await namesOf(
        call,
        acts.map((act) => act.by),
      )
      const titles = new Map<string, string>()
      const inTrash = new Map<string, number>()
      const withEarlier = new Set<string>()
      for (const [name, group] of Map.groupBy(acts, (act) => act.resource)) {
        const rowIds = [...new Set(group.map(({ rowId }) => rowId))]
        const resource = await resourceOf(call, name)
        const found = await resource?.many?.(call, rowIds)
        for (const row of found?.ok ? found.value : [])
          titles.set(`${name} ${row.id}`, titleOf(row) ?? String(row.id))
        for (const rowId of await call.features.revisions.history.withEarlier(name, rowIds))
          withEarlier.add(`${name} ${rowId}`)
        for (const { rowId, title, id } of await call.features.revisions.trash.among(name, rowIds)) {
          titles.set(`${name} ${rowId}`, title)
          inTrash.set(`${name} ${rowId}`, id)
        }
      }
      return {
        data: acts.map(({ by: who, ...act }) => {
          const thing = `${act.resource} ${act.rowId}`
          const trashId = inTrash.get(thing)
          return {
            ...act,
            name: people.get(who),
            title: titles.get(thing),
            ...(trashId !== undefined && { trashId }),
            hasEarlier: act.act === 'change' && trashId === undefined && withEarlier.has(thing),
          }
        }),
        total,
      }
    },
  })
}

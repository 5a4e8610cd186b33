import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { fail, ok, type Result } from '../../../kernel/result.ts'
import { type Executor, isUniqueViolation, type Transaction } from '../../../platform/database/index.ts'
import type { NewsletterDeps } from '../deps.ts'
import { listReaders, lists, subscribers } from '../schema.ts'

export interface ListFields {
  name: string
  about: string
  isOffered: boolean
}

export interface ListView extends ListFields {
  id: number
  /** Number of readers who would get a newsletter now. */
  readers: number
}

/** A list that a reader may choose. */
export interface Choice extends Pick<ListView, 'id' | 'name' | 'about'> {
  isOn: boolean
}

/** Newsletter lists; readers choose theirs (SITE-06). */
export interface Lists {
  lists(): Promise<readonly ListView[]>
  /** `withAll`: adds all present subscribers. */
  addList(list: ListFields, withAll: boolean): Promise<Result<{ id: number }, 'taken'>>
  changeList(id: number, change: Partial<ListFields>): Promise<Result<{ id: number }, 'taken' | 'missing'>>
  removeList(id: number): Promise<boolean>
  /** Finds a subscriber by the link of a mail; undefined when the link is invalid. */
  choices(token: string): Promise<readonly Choice[] | undefined>
  /** Sets the offered lists to exactly these. False if the link is invalid. */
  choose(token: string, ids: readonly number[]): Promise<boolean>
}

/** The tag of pages whose form offers lists. */
const listsTag = 'list:newsletter-lists'

export function createLists({ db, changes }: Pick<NewsletterDeps, 'db' | 'changes'>): Lists {
  const publishing = <Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> =>
    db.transaction(async (tx) => {
      const value = await work(tx)
      await changes.publish([listsTag], tx)
      return value
    })

  const views = (where?: ReturnType<typeof eq>): Promise<ListView[]> =>
    db
      .select({
        id: lists.id,
        name: lists.name,
        about: lists.about,
        isOffered: lists.isOffered,
        readers: sql<number>`count(${subscribers.id}) filter (where ${subscribers.status} = 'confirmed')::integer`,
      })
      .from(lists)
      .leftJoin(listReaders, eq(listReaders.listId, lists.id))
      .leftJoin(subscribers, eq(subscribers.id, listReaders.subscriberId))
      .where(where)
      .groupBy(lists.id)
      .orderBy(asc(lists.name))

  /** The choices of a subscriber: lists that are offered, and those that staff added them to. */
  async function offeredTo(tx: Executor, token: string) {
    const [reader] = await tx
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(and(eq(subscribers.token, token), eq(subscribers.status, 'confirmed')))
    if (!reader) return undefined
    const isOn = sql<boolean>`exists (select from ${listReaders} where ${listReaders.listId} = ${lists.id} and ${listReaders.subscriberId} = ${reader.id})`
    const choices = await tx
      .select({ id: lists.id, name: lists.name, about: lists.about, isOn })
      .from(lists)
      .where(sql`${lists.isOffered} or ${isOn}`)
      .orderBy(asc(lists.name))
    return { reader, choices }
  }

  return {
    lists: () => views(),

    addList: (list, withAll) =>
      unlessTaken(() =>
        publishing(async (tx) => {
          const [made] = await tx.insert(lists).values(list).returning({ id: lists.id })
          if (!made) throw new Error('a list was not added')
          if (withAll)
            await tx.execute(sql`
              insert into ${listReaders} (list_id, subscriber_id)
              select ${made.id}, id from ${subscribers} where status = 'confirmed'`)
          return made
        }),
      ),

    async changeList(id, change) {
      const changed = await unlessTaken(() =>
        publishing((tx) =>
          tx
            .update(lists)
            .set({ name: sql`${lists.name}`, ...change })
            .where(eq(lists.id, id))
            .returning({ id: lists.id }),
        ),
      )
      if (!changed.ok) return changed
      const [row] = changed.value
      return row ? ok(row) : fail('missing')
    },

    async removeList(id) {
      return (await publishing((tx) => tx.delete(lists).where(eq(lists.id, id)))).rowCount === 1
    },

    choices: async (token) => (await offeredTo(db, token))?.choices,

    choose: (token, ids) =>
      db.transaction(async (tx) => {
        const found = await offeredTo(tx, token)
        if (!found) return false
        const offered = found.choices.map(({ id }) => id)
        const { id } = found.reader
        const chosen = offered.filter((one) => ids.includes(one))
        const left = offered.filter((one) => !ids.includes(one))
        if (left.length > 0)
          await tx
            .delete(listReaders)
            .where(and(eq(listReaders.subscriberId, id), inArray(listReaders.listId, left)))
        await putOn(tx, chosen, [id])
        return true
      }),
  }
}

/** Adds readers to existing lists. */
export async function putOn(
  tx: Executor,
  listIds: readonly number[],
  subscriberIds: readonly number[],
): Promise<void> {
  if (listIds.length === 0 || subscriberIds.length === 0) return
  await tx.execute(sql`
    insert into ${listReaders} (list_id, subscriber_id)
    select l.id, s.id from ${lists} l, ${subscribers} s
    where ${inArray(sql`l.id`, [...listIds])} and ${inArray(sql`s.id`, [...subscriberIds])}
    on conflict do nothing`)
}

/** The lists for a new subscriber: the chosen ones, or all offered ones without a choice. */
export async function putOnChosen(
  tx: Executor,
  subscriberId: number,
  chosen: readonly number[],
): Promise<void> {
  const offered = await tx.select({ id: lists.id }).from(lists).where(eq(lists.isOffered, true))
  const ids = offered.map(({ id }) => id)
  const wanted = ids.filter((id) => chosen.includes(id))
  const on = wanted.length > 0 ? wanted : ids
  await tx
    .delete(listReaders)
    .where(
      and(
        eq(listReaders.subscriberId, subscriberId),
        on.length > 0 ? notInArray(listReaders.listId, on) : undefined,
      ),
    )
  await putOn(tx, on, [subscriberId])
}

async function unlessTaken<Value>(work: () => Promise<Value>): Promise<Result<Value, 'taken'>> {
  try {
    return ok(await work())
  } catch (error) {
    if (isUniqueViolation(error)) return fail('taken')
    throw error
  }
}

import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { moment, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'
import { id } from '../schemas.ts'

export const sessionRow = shape({
  id: z.number(),
  current: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
  userAgent: words,
})

/** The user's own sessions; other users' sessions are not shown here. */
export const sessions = defineResource({
  name: 'sessions',
  read: 'staff',
  write: 'staff',
  id,
  row: sessionRow,
  filter: z.object({}),
  sorts: [],
  async list({ features, headers }) {
    const own = await features.accounts.listSessions(headers)
    return { data: own, total: own.length }
  },
  one: async ({ features, headers }, id) =>
    (await features.accounts.listSessions(headers)).find((session) => session.id === id),
  isFinal: true,
  async remove({ features, headers }, id) {
    return (await features.accounts.endSessions(headers, id)) > 0 ? ok(undefined) : fail('missing')
  },
})

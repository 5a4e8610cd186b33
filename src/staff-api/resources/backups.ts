import { z } from 'zod'
import type { RestoreProblem } from '../../backup/index.ts'
import { fail, ok } from '../../kernel/result.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { answerStream } from '../../platform/http/stream-answer.ts'
import { answering, sending } from '../action.ts'
import { moment, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'

const started = shape({ done: z.boolean() })

/** Backups that the site made itself (RUN-03). Each holds all data, so only administrators may have them. */
export const backups = defineResource({
  name: 'backups',
  read: 'operation',
  write: 'operation',
  id: z.string().max(60),
  row: shape({
    id: words,
    madeAt: moment,
    size: z.number(),
    isReady: z.boolean(),
    checked: shape({
      at: moment,
      problem: z.custom<RestoreProblem>().optional(),
      missing: z.number().optional(),
    }).optional(),
  }),
  filter: z.object({}),
  sorts: [],
  async list({ features }, { page, perPage }) {
    const found = await features.backups.list()
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length }
  },
  isFinal: true,
  async remove({ features }, id) {
    return (await features.backups.remove(id)) ? ok(undefined) : fail('missing')
  },
  actions: {
    /** Makes a new backup; the id is ignored. */
    make: [
      answering({
        method: 'POST',
        needs: 'operation',
        answer: started,
        async run({ features }) {
          await features.backups.start()
          return ok({ done: true })
        },
      }),
    ],
    check: [
      answering({
        method: 'POST',
        needs: 'operation',
        answer: started,
        run: async ({ features }, id) =>
          (await features.backups.check(id)) ? ok({ done: true }) : fail('missing'),
      }),
    ],
    file: [
      sending({
        method: 'GET',
        needs: 'operation',
        async run({ features }, id) {
          const backup = await features.backups.read(id)
          if (!backup) return fail('missing')
          return answerStream(backup.contents, {
            headers: {
              ...securityHeaders,
              'cache-control': 'private, no-store',
              'content-type': 'application/x-tar',
              'content-length': String(backup.size),
              'content-disposition': `attachment; filename="${id}"`,
            },
          })
        },
      }),
    ],
  },
})

import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { securityHeaders } from '../../platform/http/security-headers.ts'
import { answerStream } from '../../platform/http/stream-answer.ts'
import { type Action, defineResource } from '../resource.ts'

const action = (method: Action['method'], run: Action['run']): readonly Action[] => [
  { method, needs: 'operation', run },
]

/** Backups that the site made itself (RUN-03). Each holds all data, so only administrators may have them. */
export const backups = defineResource({
  name: 'backups',
  read: 'operation',
  write: 'operation',
  id: z.string().max(60),
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
    make: action('POST', async ({ features }) => {
      await features.backups.start()
      return ok({ done: true })
    }),
    check: action('POST', async ({ features }, id) =>
      (await features.backups.check(id)) ? ok({ done: true }) : fail('missing'),
    ),
    file: action('GET', async ({ features }, id) => {
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
    }),
  },
})

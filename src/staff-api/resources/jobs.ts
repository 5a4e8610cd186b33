import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { answering } from '../action.ts'
import { done, moment, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'

/** Jobs that failed at every try. */
export const jobs = defineResource({
  name: 'jobs',
  read: 'operation',
  write: 'operation',
  id: z.uuid(),
  row: shape({ id: words, kind: words, failedAt: moment, attempts: z.number(), reason: words }),
  filter: z.object({}),
  sorts: [],
  async list({ features }, { page, perPage }) {
    const { jobs, total } = await features.failedJobs.list({ page, perPage })
    return { data: jobs, total }
  },
  isFinal: true,
  async remove({ features }, id) {
    return (await features.failedJobs.forget(id)) ? ok(undefined) : fail('missing')
  },
  actions: {
    retry: [
      answering({
        method: 'POST',
        needs: 'operation',
        answer: done,
        run: async ({ features }, id) =>
          (await features.failedJobs.retry(id)) ? ok({ id }) : fail('missing'),
      }),
    ],
  },
})

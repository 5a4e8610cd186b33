import { z } from 'zod'
import { fail, ok } from '../../kernel/result.ts'
import { moment, shape, words } from '../answer-parts.ts'
import { defineResource } from '../resource.ts'

/** Files that staff sent to be brought over. */
export const importSources = defineResource({
  name: 'import-sources',
  read: 'operation',
  write: 'operation',
  id: z.string().max(60),
  row: shape({ id: words, name: words, size: z.number(), offset: z.number(), sentAt: moment }),
  filter: z.object({}),
  sorts: [],
  async list({ features }, { page, perPage }) {
    const found = await features.siteImports.sources.list()
    return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length }
  },
  isFinal: true,
  async remove({ features: { siteImports } }, id) {
    if (await siteImports.runs.next()) return fail('import-under-way')
    return (await siteImports.sources.drop(id)) ? ok(undefined) : fail('missing')
  },
})

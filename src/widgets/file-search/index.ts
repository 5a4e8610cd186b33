import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields } from './fields.ts'
import { load } from './load.ts'
import { resultTexts } from './results/texts.nl.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({
    rootCategory: z.coerce.number().int().min(0).catch(0),
    exclude: z.string().trim(),
    showCategories: z.boolean(),
    showTags: z.boolean(),
    tagInput: z.enum(['list', 'free']),
    showFilters: z.boolean(),
    types: z.string().trim(),
    theme: z.enum(['default', 'ggd', 'preview']),
    columns: z.string().trim(),
    limit: z.number().int().min(1).max(1000),
    showPagination: z.boolean(),
    downloadSelected: z.boolean(),
    suggestions: z.boolean(),
    requireKeyword: z.boolean(),
    searchAll: z.boolean(),
    directPreview: z.boolean(),
  }),
  texts: { ...resultTexts, ...texts },
  load,
  view,
})

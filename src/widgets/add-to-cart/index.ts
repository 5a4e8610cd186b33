import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { link } from '../shared/settings/link-schema.ts'
import { fields } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

export default defineWidget({ ...fields, schema: z.object({ product: link }), texts, load, view })

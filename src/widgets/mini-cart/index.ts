import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { fields } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({ hideWhenEmpty: z.boolean() }),
  texts,
  load,
  view,
})

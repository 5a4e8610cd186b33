import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { link } from '../link-schema.ts'
import { perDevice } from '../per-device.ts'
import { fields, places } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({
    label: z.string().trim(),
    link,
    look: z.enum(['filled', 'plain', 'text']),
    align: perDevice(z.enum(places)),
  }),
  texts: {},
  view,
})

import { z } from 'zod'
import { defineWidget } from '../define.ts'
import { alignField } from '../shared/settings/look-fields.ts'
import { chosen } from '../shared/settings/per-device.ts'
import { richText } from '../shared/settings/rich-text.ts'
import { fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({
  ...fields,
  schema: z.object({ html: richText, lead: z.boolean(), align: chosen(alignField) }),
  texts: {},
  view,
})

import { z } from 'zod'
import { cleanText } from '../../clean-text.ts'
import type { EntryFields, EntryType } from '../../views.ts'

const text = z.string()
const webAddress = z.url({ protocol: /^https?$/ })

/** Of a place (`PlaceFields`); what else it holds is kept as it is. */
const placeFields = z.looseObject({
  kind: text.optional(),
  address: text.optional(),
  place: text.optional(),
  municipality: text.optional(),
  province: text.optional(),
  denomination: text.optional(),
  monumentNumber: text.optional(),
  monumentUrl: webAddress.optional(),
  built: text.optional(),
  openingHours: text.optional(),
  kilometresToSantiago: z.number().min(0).max(25_000).optional(),
  sources: z.array(z.object({ name: text, url: webAddress.optional() })).optional(),
})
/** The others have none or their own, but may be tied to a place. */
const fieldsOf: Record<EntryType, z.ZodType<EntryFields>> = {
  page: placeFields,
  post: placeFields,
  jacobalia: placeFields,
  product: placeFields,
}

/** Fields as they are kept: plain JSON of the right shape. Throws on any other. */
export function checkFields(type: EntryType, fields: EntryFields): EntryFields {
  const checked = fieldsOf[type].parse(fields)
  return JSON.parse(JSON.stringify(checked), (_, value) =>
    typeof value === 'string' ? cleanText(value) : value,
  )
}

import { z } from 'zod'
import { isLocalDate } from '../../../../kernel/dates.ts'
import type { Kind } from '../../../../kernel/known-kinds.ts'
import { hourPattern } from '../../../../kernel/moment.ts'
import type { OwnField } from '../../../../kernel/own-fields.ts'
import { isSameData } from '../../../../kernel/same-data.ts'
import { cleanText } from '../../clean-text.ts'
import { ownValuesSchema } from '../../own-fields/values.ts'
import type { EntryFields } from '../../views.ts'

const text = z.string().max(100_000)
const webAddress = z.url({ protocol: /^https?$/ }).max(2_000)

/** Fields of a place (`PlaceFields`) and of a post; other ones are kept unchanged. */
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
  sources: z
    .array(z.object({ name: text, url: webAddress.optional() }))
    .max(500)
    .optional(),
  commentsClosed: z.boolean().optional(),
})
const day = z.string().max(10).refine(isLocalDate)
const hour = z.string().max(5).regex(hourPattern)
/** Fields of kinds with a moment, with those of a place. */
const momentFields = placeFields.extend({
  startsOn: day.optional(),
  endsOn: day.optional(),
  startsAt: hour.optional(),
  endsAt: hour.optional(),
})
/**
 * Validates fields for storing: plain JSON of the right shape. Fields that staff defined are parsed by their definition
 * where they differ from `before`, which may follow an earlier definition. Throws on any other shape.
 */
export function checkFields(
  declared: readonly OwnField[],
  { type, hasMoment }: Pick<Kind, 'type' | 'hasMoment'>,
  fields: EntryFields,
  before: EntryFields = {},
): EntryFields {
  const changed = declared.filter(
    ({ kind, name }) => kind === type && name in fields && !isSameData(fields[name], before[name]),
  )
  // Every kind may have the fields of a place.
  const checked: EntryFields = {
    ...(hasMoment ? momentFields : placeFields).parse(fields),
    ...ownValuesSchema(changed).parse(fields),
  }
  return JSON.parse(JSON.stringify(checked), (_, value) =>
    typeof value === 'string' ? cleanText(value) : value,
  )
}

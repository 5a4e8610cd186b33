import { z } from 'zod'
import { faultsOf } from '../../kernel/look/faults.ts'
import { isColour, logoKinds, lookChoices, readLook, usualLook } from '../../kernel/look/look.ts'
import { ok } from '../../kernel/result.ts'
import { isSameData } from '../../kernel/same-data.ts'
import { shape, words } from '../answer-parts.ts'
import type { StaffFeatures } from '../features.ts'
import { fieldText } from '../field-errors.ts'
import { defineResource, invalid } from '../resource.ts'
import { id } from '../schemas.ts'

async function read({ content }: StaffFeatures) {
  const { look = usualLook, logo } = await content.settings()
  return {
    id: 'site',
    ...look,
    logo: logo?.kind ?? ('shell' as const),
    logoPictureId: logo?.pictureId ?? null,
  }
}

const colour = z
  .string()
  .toLowerCase()
  .refine(isColour, { error: fieldText('colour') })

/** The one row, `site`: the look of the site. An unreadable colour is refused, with the nearest readable one. */
export const look = defineResource({
  name: 'look',
  read: 'settings',
  write: 'settings',
  id: z.literal('site'),
  row: shape({
    id: words,
    logoPictureId: z.number().nullable(),
    logo: z.enum(logoKinds),
    paper: words,
    ink: words,
    accent: words,
    mark: words,
    night: words,
    type: z.enum(lookChoices.type),
    size: z.enum(lookChoices.size),
    width: z.enum(lookChoices.width),
    corner: z.enum(lookChoices.corner),
    buttons: z.enum(lookChoices.buttons),
  }),
  filter: z.object({}),
  sorts: [],
  list: async ({ features }) => ({ data: [await read(features)], total: 1 }),
  one: ({ features }) => read(features),
  change: {
    schema: z
      .object({
        logoPictureId: id.nullable(),
        logo: z.enum(logoKinds),
        paper: colour,
        ink: colour,
        accent: colour,
        mark: colour,
        night: colour,
        type: z.enum(lookChoices.type),
        size: z.enum(lookChoices.size),
        width: z.enum(lookChoices.width),
        corner: z.enum(lookChoices.corner),
        buttons: z.enum(lookChoices.buttons),
      })
      .partial(),
    async run({ features }, _, change) {
      const { logo: kind, logoPictureId, ...now } = { ...(await read(features)), ...change }
      const wanted = readLook(now)
      if (!wanted) return invalid({ form: fieldText('wrong_kind') })
      const faults = faultsOf(wanted)
      if (faults.length > 0)
        return invalid(Object.fromEntries(faults.map(({ field, sentence }) => [field, sentence])))
      const needsPicture = kind === 'picture' || kind === 'alone'
      if (needsPicture && !(logoPictureId && (await features.content.picture(logoPictureId))))
        return invalid({ logoPictureId: fieldText('required') })
      await features.content.changeSettings({
        look: isSameData(wanted, usualLook) ? undefined : wanted,
        logo:
          kind === 'shell' && !logoPictureId
            ? undefined
            : { kind, ...(logoPictureId && { pictureId: logoPictureId }) },
      })
      return ok(await read(features))
    },
  },
})

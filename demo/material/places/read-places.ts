import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import table from '../../jacobalia.csv?raw'
import { kilometresBetween, santiago, toTens } from './distance.ts'
import { kindLabels } from './nouns.ts'
import type { Place, PlaceFacts, Precision } from './place.ts'
import { inSameTown, nearest, precisionNotes, tell, toHtml } from './prose.ts'
import { parseSources } from './sources.ts'

const text = z.string().trim()
const found = text.min(1)
const optional = text.transform((value) => value || undefined)

const precisions: Readonly<Record<string, Precision>> = {
  source: 'exact',
  'general knowledge': 'near',
  'approximate place centre': 'centre',
}

const row = z
  .object({
    id: z.coerce.number().int(),
    slug: found,
    title: found,
    kind: z.enum(['kerk', 'kapel', 'beeld', 'gasthuis', 'schilderij', 'glas', 'overig']),
    place: found,
    municipality: found,
    province: found,
    country: z.enum(['NL', 'BE']),
    lat: z.coerce.number().min(50).max(54),
    lon: z.coerce.number().min(2).max(8),
    denomination: optional,
    monument_number: optional,
    year_built: optional,
    excerpt: found,
    source: found,
    coord_source: z.enum(['source', 'general knowledge', 'approximate place centre']),
  })
  .transform(
    ({ monument_number, year_built, source, coord_source, ...rest }): PlaceFacts => ({
      ...rest,
      monumentNumber: monument_number,
      yearBuilt: year_built,
      sources: parseSources(source),
      precision: precisions[coord_source] ?? 'centre',
    }),
  )

/** The table of places; throws with the cell that is wrong. */
export function parsePlaces(csv: string): Place[] {
  const facts = z.array(row).parse(parse(csv, { columns: true, bom: true }))
  return facts.map((place) => {
    const paragraphs = tell(place, facts)
    const next = nearest(place, facts)
    const same = inSameTown(place, facts)
    return {
      ...place,
      kindLabel: kindLabels[place.kind],
      countryName: place.country === 'NL' ? 'Nederland' : 'België',
      precisionNote: precisionNotes[place.precision](place.place),
      monumentUrl:
        place.monumentNumber &&
        `https://monumentenregister.cultureelerfgoed.nl/monumenten/${place.monumentNumber}`,
      kilometresToSantiago: toTens(kilometresBetween(place, santiago)),
      paragraphs,
      body: toHtml(paragraphs, same.length > 0 || !next ? same : [next]),
      pictureAlt: `Tekening: ${place.title}, ${place.place}`,
    }
  })
}

/** The seventy places of `demo/jacobalia.csv`. */
export const readPlaces = (): Place[] => parsePlaces(table)

import type { Content, EntryFields } from '../../src/features/content/index.ts'
import { addDrawing } from '../add-drawing.ts'
import { inLanes } from '../lanes.ts'
import { dayOf, daysBefore } from '../library/dates.ts'
import { drawingNote } from '../library/society.ts'
import { named, type Place } from '../material/places.ts'
import type { SeededTerms } from './seed-terms.ts'

/** The newest places, for the front page: each with another kind, sky and province. */
const newest = [14113, 14129, 14171, 14134]
const daysBetween = 28
const lanes = 2

/** The seventy places under the numbers of their table, each with its plate. */
export async function seedPlaces(
  content: Pick<Content, 'addEntry' | 'addMedia'>,
  { places, terms, now }: { places: readonly Place[]; terms: SeededTerms; now: Date },
): Promise<void> {
  await inLanes([...places.entries()], lanes, async ([at, place]) => {
    const pictureId = await addDrawing(content, {
      drawing: `places/${place.slug}`,
      name: place.slug,
      alt: place.pictureAlt,
      caption: `${named(place)}. ${drawingNote}`,
    })
    const fresh = newest.indexOf(place.id)
    const age = fresh < 0 ? 45 + (places.length - at) * daysBetween : 3 + fresh * 9
    await content.addEntry({
      id: place.id,
      type: 'jacobalia',
      slug: place.slug,
      title: place.title,
      excerpt: place.excerpt,
      body: place.body,
      status: 'published',
      publishedAt: daysBefore(dayOf(now), age),
      pictureId,
      position: { latitude: place.lat, longitude: place.lon, precision: place.precision },
      fields: fieldsOf(place),
      termIds: [terms.kind(place), terms.town(place)],
    })
  })
}

const fieldsOf = (place: Place): EntryFields => ({
  kind: place.kindLabel,
  place: place.place,
  municipality: place.municipality,
  province: place.province,
  denomination: place.denomination,
  monumentNumber: place.monumentNumber,
  monumentUrl: place.monumentUrl,
  built: place.yearBuilt,
  kilometresToSantiago: place.kilometresToSantiago,
  sources: place.sources,
})

import type { Content, NewTerm } from '../../src/features/content/index.ts'
import { kindLabels, type Place, type PlaceKind } from '../material/places.ts'
import { type Subject, subjects } from '../news.ts'

export interface SeededTerms {
  kind(place: Place): number
  /** The term of its town; above it stand the municipality and the province. */
  town(place: Place): number
  subject(slug: Subject): number
}

/** Kinds, the tree of places, and the subjects of the news. */
export async function seedTerms(
  content: Pick<Content, 'addTerm'>,
  places: readonly Place[],
): Promise<SeededTerms> {
  const add = async (term: NewTerm) => (await content.addTerm(term)).id
  const kinds = new Map<string, number>()
  for (const kind of Object.keys(kindLabels).filter(isKind))
    kinds.set(kind, await add({ taxonomy: 'soort', slug: kind, name: kindLabels[kind] }))
  const subjectIds = new Map<string, number>()
  for (const [slug, subject] of Object.entries(subjects))
    subjectIds.set(slug, await add({ taxonomy: 'onderwerp', slug, ...subject }))

  const towns = new Map<string, number>()
  for (const place of places) {
    let parentId: number | undefined
    for (const { key, name } of lineage(place)) {
      const id: number = towns.get(key) ?? (await add({ taxonomy: 'plaats', name, parentId }))
      towns.set(key, id)
      parentId = id
    }
  }
  const known = (ids: ReadonlyMap<string, number>, key: string): number => {
    const id = ids.get(key)
    if (id === undefined) throw new Error(`no term was made for ${key}`)
    return id
  }
  return {
    kind: ({ kind }) => known(kinds, kind),
    town: (place) => known(towns, lineage(place).at(-1)?.key ?? ''),
    subject: (slug) => known(subjectIds, slug),
  }
}

const isKind = (key: string): key is PlaceKind => Object.hasOwn(kindLabels, key)

/** Province, municipality, town; a municipality named after its only town of the list is not told twice. */
function lineage({ country, province, municipality, place }: Place): { key: string; name: string }[] {
  const top = { key: `${country}/${province}`, name: provinceName(country, province) }
  const middle = { key: `${top.key}/${municipality}`, name: municipality }
  return place === municipality
    ? [top, middle]
    : [top, middle, { key: `${middle.key}/${place}`, name: place }]
}

/** Both countries have a Limburg. */
const provinceName = (country: Place['country'], province: string): string =>
  country === 'BE' && province === 'Limburg' ? 'Limburg (België)' : province

import { escapeHtml } from '../../../src/kernel/html.ts'
import { createRandom, type Random } from '../random.ts'
import { dutchNumber, kilometresBetween, santiago, toTens } from './distance.ts'
import { type Noun, nounOf } from './nouns.ts'
import type { PlaceFacts, Precision } from './place.ts'

/** 'a', 'a en b', 'a, b en c'. */
export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const theOf = ({ article, word }: Noun): string => `${article} ${word}`
const isAre = ({ plural }: Noun): string => (plural ? 'zijn' : 'is')

/** 'Jacobikerk in Utrecht'; a title that holds the place is enough by itself. */
export const named = ({ title, place }: Pick<PlaceFacts, 'title' | 'place'>): string =>
  title.includes(place) ? title : `${title} in ${place}`

const countWords = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven']

/**
 * Paragraphs made of the row's facts and of nothing else. Their wording turns with the id, so that pages that
 * stand side by side do not sound alike.
 */
export function tell(place: PlaceFacts, all: readonly PlaceFacts[]): string[] {
  const turn = createRandom(`prose ${place.id}`).pick
  const noun = nounOf(place)
  const known = facts(place, noun, turn)
  const opening = [place.excerpt, turn(whereabouts)(place, noun)]
  return [
    [...opening, ...(known.length < 2 ? known : [])].join(' '),
    known.length < 2 ? '' : known.join(' '),
    turn(journeys)(place),
    company(place, all, turn),
  ].filter((paragraph) => paragraph !== '')
}

export const precisionNotes: Record<Precision, (place: string) => string> = {
  exact: () => 'De plek op de kaart komt uit een van de bronnen.',
  near: () => 'De plek op de kaart is bij benadering, op ongeveer honderd meter.',
  centre: (place) =>
    `De plek op de kaart is bij benadering: het midden van ${place}, tot ongeveer een kilometer ernaast.`,
}

function whereIs({ place, municipality, province, country }: PlaceFacts): string {
  const parts = [
    place === municipality ? '' : `gemeente ${municipality}`,
    province === place ? `provincie ${province}` : province,
    country === 'BE' ? 'België' : '',
  ]
  return `${place} (${parts.filter((part) => part !== '').join(', ')})`
}

type Sentence = (place: PlaceFacts, noun: Noun) => string

const whereabouts: readonly [Sentence, ...Sentence[]] = [
  (place, noun) => `${capital(theOf(noun))} ${noun.plural ? 'zijn' : 'is'} te vinden in ${whereIs(place)}.`,
  (place, noun) => `Wie ${theOf(noun)} zoekt, gaat naar ${whereIs(place)}.`,
  (place, noun) => `${capital(theOf(noun))} ${noun.plural ? 'horen' : 'hoort'} bij ${whereIs(place)}.`,
]

type Turn = Random['pick']

function facts(place: PlaceFacts, noun: Noun, turn: Turn): string[] {
  const sentences = [
    place.yearBuilt && dated(place.yearBuilt, noun, turn),
    place.denomination && confession(place.denomination, noun, turn),
    place.monumentNumber &&
      turn([
        `In het rijksmonumentenregister staat ${theOf(noun)} onder nummer ${place.monumentNumber}.`,
        `${capital(theOf(noun))} ${isAre(noun)} rijksmonument nummer ${place.monumentNumber}.`,
      ]),
  ]
  return sentences.flatMap((sentence) => sentence || [])
}

/** A date as it stands after 'in' or 'noemen de bronnen': '15e-16e eeuw' → 'de 15e tot 16e eeuw'. */
function period(year: string): string {
  if (/^\d{4}-\d{4}$/.test(year)) return `de jaren ${year.replace('-', '–')}`
  if (year.startsWith('begin ')) return `het begin van de ${year.slice(6)}`
  if (year.startsWith('2e helft ')) return `de tweede helft van de ${year.slice(9)}`
  if (/^\d+e-\d+e eeuw$/.test(year)) return `de ${year.replace('-', ' tot ')}`
  return year.endsWith('eeuw') ? `de ${year}` : year
}

function dated(year: string, noun: Noun, turn: Turn): string {
  if (year.startsWith('herbouwd ')) return `De herbouw viel in de jaren ${year.slice(9).replace('-', '–')}.`
  if (year.startsWith('vanaf '))
    return `De geschiedenis van ${theOf(noun)} begint volgens de bronnen in ${year.slice(6)}.`
  if (year.startsWith('ca. ')) return `De bronnen dateren ${theOf(noun)} rond ${year.slice(4)}.`
  return turn([
    `De bronnen dateren ${theOf(noun)} in ${period(year)}.`,
    `Als datering noemen de bronnen ${period(year)}.`,
    `De bronnen laten ${theOf(noun)} teruggaan op ${period(year)}.`,
  ])
}

function confession(denomination: string, noun: Noun, turn: Turn): string {
  const [name = denomination] = denomination.split(' (')
  if (denomination.includes('voormalig')) return `${capital(theOf(noun))} was vroeger ${name}.`
  return turn([
    `Als gezindte staat ${name} genoteerd.`,
    `${capital(theOf(noun))} ${noun.plural ? 'staan' : 'staat'} bij de bronnen als ${name} vermeld.`,
  ])
}

const journeys: readonly [(place: PlaceFacts) => string, ...((place: PlaceFacts) => string)[]] = [
  (place) =>
    `Van hier naar de kathedraal van Santiago de Compostela is het hemelsbreed nog zo’n ${toSantiago(place)} kilometer. ${note(place)}`,
  (place) =>
    `Een vogel die van ${place.place} recht naar Santiago de Compostela vliegt, legt ongeveer ${toSantiago(place)} kilometer af. ${note(place)}`,
  (place) =>
    `Hemelsbreed liggen er ongeveer ${toSantiago(place)} kilometer tussen ${place.place} en de kathedraal van Santiago de Compostela; te voet is het altijd verder. ${note(place)}`,
]

const note = ({ precision, place }: PlaceFacts): string => precisionNotes[precision](place)
const toSantiago = (place: PlaceFacts): string => dutchNumber(toTens(kilometresBetween(place, santiago)))

export const inSameTown = (place: PlaceFacts, all: readonly PlaceFacts[]): PlaceFacts[] =>
  all.filter(
    ({ id, place: town, country }) => town === place.place && country === place.country && id !== place.id,
  )

export function nearest(place: PlaceFacts, all: readonly PlaceFacts[]): PlaceFacts | undefined {
  const others = all.filter((other) => other.place !== place.place)
  return others.sort((one, other) => kilometresBetween(place, one) - kilometresBetween(place, other))[0]
}

function company(place: PlaceFacts, all: readonly PlaceFacts[], turn: Turn): string {
  const [only, ...more] = inSameTown(place, all)
  if (only && more.length === 0)
    return `In ${place.place} is nog een plaats van Sint-Jacob opgenomen: ${only.title}. ${only.excerpt}`
  if (only) {
    const count = countWords[more.length + 1] ?? String(more.length + 1)
    const names = listed([only, ...more].map(({ title }) => title))
    return `In ${place.place} zijn nog ${count} plaatsen van Sint-Jacob opgenomen: ${names}.`
  }
  const next = nearest(place, all)
  if (!next) return ''
  const far = Math.max(1, Math.round(kilometresBetween(place, next)))
  return turn([
    `De dichtstbijzijnde andere plaats in dit overzicht ligt hemelsbreed ongeveer ${far} kilometer verderop: ${named(next)}.`,
    `Wie verder wil kijken: ${named(next)} ligt hemelsbreed op ongeveer ${far} kilometer. ${next.excerpt}`,
    `Hemelsbreed is het ongeveer ${far} kilometer naar de volgende plaats in dit overzicht, ${named(next)}.`,
  ])
}

/** The paragraphs as HTML; titles of places in the same town, or of the nearest, are links. */
export function toHtml(paragraphs: readonly string[], linked: readonly PlaceFacts[]): string {
  const last = paragraphs.length - 1
  return paragraphs
    .map((paragraph, index) => {
      let html = escapeHtml(paragraph)
      if (index === last && index > 0)
        for (const { title, slug } of linked) {
          const name = escapeHtml(title)
          html = html.replace(name, `<a href="/jacobalia/${slug}/">${name}</a>`)
        }
      return `<p>${html}</p>`
    })
    .join('\n')
}

import type { Note, Reason, Sort } from './report.ts'

export const sortTexts: Readonly<Record<Sort, string>> = {
  site: 'Instellingen',
  people: 'Mensen',
  kinds: 'Soorten inhoud',
  terms: 'Rubrieken',
  media: 'Afbeeldingen',
  documents: 'Documenten uit de mediabibliotheek',
  entries: 'Bladzijden en berichten',
  fields: 'Eigen velden',
  templates: 'Sjablonen',
  comments: 'Reacties',
  categories: 'Bestandscategorieën',
  files: 'Bestanden',
  menus: 'Menu-items',
  addresses: 'Oude adressen',
  products: 'Producten',
  reviews: 'Beoordelingen',
  coupons: 'Kortingscodes',
  shipping: 'Verzendzones',
  orders: 'Bestellingen',
  readers: 'Lezers van de nieuwsbrief',
  other: 'Overig',
}

export const reasonTexts: Readonly<Record<Reason, string>> = {
  revision: 'oudere versie',
  'auto-draft': 'nooit bewaard concept',
  trash: 'lag in de prullenbak',
  spam: 'spam',
  orphan: 'hoort bij iets dat er niet is',
  technical: 'van een plug-in of van WordPress zelf',
  'default-content': 'stond er al toen WordPress werd geïnstalleerd',
  'unknown-type': 'onbekende soort',
  'no-bytes': 'het bestand zelf is er niet bij',
  'not-a-picture': 'is geen leesbare afbeelding',
  refused: 'kan hier niet',
  'not-importable': 'daarvoor is hier niets',
  'no-title': 'heeft geen naam',
  'no-address': 'het adres is al van iets anders, of ontbreekt',
  basket: 'een winkelmandje, geen bestelling',
  placeholder: 'een plaatshouder van de winkel',
  'private-note': 'een aantekening van de winkel, geen reactie',
  personal: 'door bezoekers ingevuld: persoonsgegevens komen niet vanzelf mee',
  'removed-here': 'is hier weggegooid',
  'part-of-other': 'is deel van iets anders',
  'own-page': 'daarvoor heeft deze site een eigen bladzijde',
  failed: 'ging mis',
}

export const noteTexts: Readonly<Record<Note['kind'], string>> = {
  address: 'Ander adres',
  lost: 'Verloren',
  repaired: 'Hersteld',
  setting: 'Let op',
  dangling: 'Verwijst naar niets',
  unanswered: 'Geeft geen antwoord',
}

/** What stands in a report line by line. */
export const lineTexts = { left: 'Bleef achter', finding: 'Opmerking over een bron', ...noteTexts } as const

export const sourceText = 'Bron'
export const moreText = (count: number): string => `nog ${count}`

/** What a run is doing when it is at no sort. */
export const stepTexts: Readonly<Record<string, string>> = {
  read: 'Bestanden lezen',
  check: 'Oude adressen nalopen',
}

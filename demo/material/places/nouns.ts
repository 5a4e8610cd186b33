import type { PlaceFacts, PlaceKind } from './place.ts'

export interface Noun {
  article: 'de' | 'het'
  word: string
  /** 'de ramen zijn' instead of 'het raam is'. */
  plural?: boolean
}

const kinds: Record<PlaceKind, Noun> = {
  kerk: { article: 'de', word: 'kerk' },
  kapel: { article: 'de', word: 'kapel' },
  beeld: { article: 'het', word: 'beeld' },
  gasthuis: { article: 'het', word: 'gasthuis' },
  schilderij: { article: 'de', word: 'schildering' },
  glas: { article: 'het', word: 'raam' },
  overig: { article: 'de', word: 'plek' },
}

/** The noun for each kind of place, by slug. */
const own: Readonly<Record<string, Noun>> = {
  'schelpsilhouet-sint-jacobiparochie': { article: 'het', word: 'silhouet' },
  'sint-jacobspoort-harlingen': { article: 'de', word: 'poort' },
  'putdeksels-sint-jacobsstraat-leeuwarden': { article: 'de', word: 'putdeksels', plural: true },
  'jacobsmonument-uithuizen': { article: 'de', word: 'zuil' },
  'huis-sint-jacob-groningen': { article: 'het', word: 'huis' },
  'sint-jacobstraat-kampen': { article: 'de', word: 'straat' },
  'eindpunt-jabikspaad-en-jacobspad-hasselt': { article: 'het', word: 'eindpunt' },
  'pelgrimsbeeldje-sint-jacobsgasthuis-utrecht': { article: 'het', word: 'beeldje' },
  'glas-in-loodramen-sint-jacobs-godshuis-haarlem': { article: 'de', word: 'ramen', plural: true },
  'gevelsteen-sint-jacobsschelp-haarlem': { article: 'de', word: 'gevelsteen' },
  'sint-jacobsgesticht-amsterdam': { article: 'het', word: 'gesticht' },
  'jacobusbrug-kethel': { article: 'de', word: 'brug' },
  'pelgrimsmonument-vlissingen': { article: 'het', word: 'monument' },
  'pelgrimshoeve-kafarnaum-vessem': { article: 'de', word: 'hoeve' },
}

export const nounOf = ({ slug, kind }: Pick<PlaceFacts, 'slug' | 'kind'>): Noun => own[slug] ?? kinds[kind]

export const kindLabels: Record<PlaceKind, string> = {
  kerk: 'Kerk',
  kapel: 'Kapel',
  beeld: 'Beeld',
  gasthuis: 'Gasthuis',
  schilderij: 'Schilderij',
  glas: 'Glas-in-lood',
  overig: 'Overig',
}

import type { EntryType, Taxonomy } from './kinds.ts'

/** What kinds and trees of terms are called wherever staff or visitors choose among them. */
export const kindTexts: Readonly<Record<EntryType, string>> = {
  page: 'Bladzijden',
  post: 'Nieuws',
  jacobalia: 'Plaatsen',
  agenda: 'Agenda',
  product: 'Producten',
}

export const taxonomyTexts: Readonly<Record<Taxonomy, string>> = {
  plaats: 'Plaatsen',
  soort: 'Soorten',
  onderwerp: 'Onderwerpen',
  product_cat: 'Productcategorieën',
  product_tag: 'Producttrefwoorden',
}

import type { BuiltInTaxonomy, BuiltInType } from './kinds.ts'

/** Singular and plural names of each kind, wherever staff choose a kind. */
export const kindTexts: Readonly<Record<BuiltInType, { one: string; many: string }>> = {
  page: { one: 'Pagina', many: 'Pagina’s' },
  post: { one: 'Nieuwsbericht', many: 'Nieuws' },
  jacobalia: { one: 'Plaats', many: 'Plaatsen' },
  agenda: { one: 'Activiteit', many: 'Agenda' },
  product: { one: 'Product', many: 'Producten' },
}

/** Singular and plural names of the terms of each taxonomy, wherever staff or visitors choose one. */
export const taxonomyTexts: Readonly<Record<BuiltInTaxonomy, { one: string; many: string }>> = {
  plaats: { one: 'Plaats', many: 'Plaatsen' },
  soort: { one: 'Soort', many: 'Soorten' },
  onderwerp: { one: 'Onderwerp', many: 'Onderwerpen' },
  product_cat: { one: 'Productcategorie', many: 'Productcategorieën' },
  product_tag: { one: 'Producttrefwoord', many: 'Producttrefwoorden' },
}

import type { BuiltInTaxonomy, BuiltInType } from './kinds.ts'

/** What one entry of a kind is called, and several of them, wherever staff choose among kinds. */
export const kindTexts: Readonly<Record<BuiltInType, { one: string; many: string }>> = {
  page: { one: 'Pagina', many: 'Pagina’s' },
  post: { one: 'Nieuwsbericht', many: 'Nieuws' },
  jacobalia: { one: 'Plaats', many: 'Plaatsen' },
  agenda: { one: 'Activiteit', many: 'Agenda' },
  product: { one: 'Product', many: 'Producten' },
}

/** What one term of a tree is called, and several, wherever staff or visitors choose among them. */
export const taxonomyTexts: Readonly<Record<BuiltInTaxonomy, { one: string; many: string }>> = {
  plaats: { one: 'Plaats', many: 'Plaatsen' },
  soort: { one: 'Soort', many: 'Soorten' },
  onderwerp: { one: 'Onderwerp', many: 'Onderwerpen' },
  product_cat: { one: 'Productcategorie', many: 'Productcategorieën' },
  product_tag: { one: 'Producttrefwoord', many: 'Producttrefwoorden' },
}

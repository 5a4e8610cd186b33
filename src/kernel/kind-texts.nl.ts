import type { BuiltInType, Taxonomy } from './kinds.ts'

/** What one entry of a kind is called, and several of them, wherever staff choose among kinds. */
export const kindTexts: Readonly<Record<BuiltInType, { one: string; many: string }>> = {
  page: { one: 'Pagina', many: 'Pagina’s' },
  post: { one: 'Nieuwsbericht', many: 'Nieuws' },
  jacobalia: { one: 'Plaats', many: 'Plaatsen' },
  agenda: { one: 'Activiteit', many: 'Agenda' },
  product: { one: 'Product', many: 'Producten' },
}

/** What trees of terms are called wherever staff or visitors choose among them. */
export const taxonomyTexts: Readonly<Record<Taxonomy, string>> = {
  plaats: 'Plaatsen',
  soort: 'Soorten',
  onderwerp: 'Onderwerpen',
  product_cat: 'Productcategorieën',
  product_tag: 'Producttrefwoorden',
}

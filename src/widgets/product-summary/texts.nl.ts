import { productCardTexts } from '../shared/products/product-card-texts.nl.ts'

export const texts = {
  ...productCardTexts,
  reviewOne: '1 beoordeling',
  reviewMany: '{count} beoordelingen',
  vatShipped: 'inclusief {vat} btw ({percent}%), exclusief verzendkosten',
  vat: 'inclusief {vat} btw ({percent}%)',
  noVatShipped: 'vrij van btw, exclusief verzendkosten',
  noVat: 'vrij van btw',
  until: 'Aanbieding tot en met {day}',
  inStock: 'Op voorraad',
  fewLeft: 'Nog {count} op voorraad',
  digital: 'Digitaal, je downloadt het zelf',
  soldIndividually: 'Eén per bestelling',
  notForSale: 'Dit product is nu niet te koop.',
  quantity: 'Aantal',
  fewer: 'Eén minder',
  more: 'Eén meer',
  chooseAttribute: 'Kies {name}',
  chooseOption: 'Maak een keuze',
  noSuchVariant: 'Deze combinatie is er niet. Kies een andere.',
} as const

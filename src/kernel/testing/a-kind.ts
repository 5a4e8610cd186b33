import type { OwnKind, OwnTaxonomy } from '../known-kinds.ts'

/** A kind of content as an administrator would define it. */
export const aKind = (more: Partial<OwnKind> = {}): OwnKind => ({
  type: 'eigen_routes',
  one: 'Route',
  many: 'Routes',
  about: 'Wandelingen van kerk naar kerk.',
  word: 'routes',
  hasArchive: true,
  taxonomies: ['soort'],
  orders: ['newest', 'title'],
  right: 'entries',
  isPlace: false,
  hasMoment: false,
  schemaType: 'WebPage',
  ...more,
})

/** A taxonomy as an administrator would define it. */
export const aTaxonomy = (more: Partial<OwnTaxonomy> = {}): OwnTaxonomy => ({
  name: 'eigen_themas',
  one: 'Thema',
  many: 'Thema’s',
  word: 'thema',
  isTree: true,
  kinds: ['eigen_routes', 'post'],
  ...more,
})

import { kindTexts, taxonomyTexts } from './kind-texts.nl.ts'
import {
  builtInKinds,
  builtInTaxonomies,
  builtInTaxonomyNames,
  builtInTypes,
  type EntryType,
  isBuiltInTaxonomy,
  type KindFacts,
  type OwnTaxonomyName,
  type OwnType,
  type Taxonomy,
} from './kinds.ts'

/** A kind of content, built in or defined by staff. */
export interface Kind extends KindFacts {
  type: EntryType
  /** Singular and plural name of its entries. */
  one: string
  many: string
  /** Description below the title of its list and for search engines; empty for built-in kinds. */
  about: string
  /** Defined by staff. */
  isOwn: boolean
}

/** The definition of a kind by staff. */
export interface OwnKind
  extends Pick<KindFacts, 'taxonomies' | 'orders' | 'right' | 'isPlace' | 'hasMoment' | 'schemaType'>,
    Pick<Kind, 'one' | 'many' | 'about'> {
  type: OwnType
  /** First segment of the URLs of its entries; with an archive, also the URL of their list. */
  word: string
  hasArchive: boolean
}

/** A taxonomy, built in or defined by staff. */
export interface TaxonomyFacts {
  name: Taxonomy
  /** Singular and plural name of its terms. */
  one: string
  many: string
  /** First segment of the URLs of its terms. */
  word: string
  /** A term can have a parent term. */
  isTree: boolean
  isOwn: boolean
}

/** A taxonomy that staff define. */
export interface OwnTaxonomy extends Omit<TaxonomyFacts, 'name' | 'isOwn'> {
  name: OwnTaxonomyName
  /** The kinds that use it, built in or defined by staff. */
  kinds: readonly EntryType[]
}

/** All kinds and taxonomies; created again when staff define one. */
export interface Kinds {
  /** Built-in kinds first. */
  all: readonly Kind[]
  types: readonly EntryType[]
  /** Returns a kind; for a deleted one, a stand-in without a list, which requires the right `settings`. */
  of(type: EntryType): Kind
  /** Returns undefined for a name that is no kind, or no longer. */
  named(name: string | undefined): Kind | undefined
  /** Finds a kind by the name of its screens. */
  ofResource(name: string | undefined): Kind | undefined
  /** Finds a kind by the path of its entries: `/nieuws/`. */
  inFolder(folder: string): Kind | undefined
  /** Finds a kind by the path of its list. */
  withArchive(path: string): Kind | undefined
  /** Built-in taxonomies first. */
  taxonomies: readonly TaxonomyFacts[]
  /** Returns undefined for a name that is no taxonomy, or no longer. */
  taxonomy(name: string | undefined): TaxonomyFacts | undefined
  /** Finds a taxonomy by the first segment of the URLs of its terms. */
  withWord(word: string): TaxonomyFacts | undefined
  /** Returns the kinds that use a taxonomy. */
  sortedBy(taxonomy: Taxonomy): readonly Kind[]
  /** Returns the kind whose list the pages of its terms show by default: the first kind with an archive. */
  ofTaxonomy(taxonomy: Taxonomy): Kind | undefined
}

const builtInTaxonomyFacts: readonly TaxonomyFacts[] = builtInTaxonomyNames.map((name) => ({
  name,
  isTree: true,
  isOwn: false,
  ...taxonomyTexts[name],
  ...builtInTaxonomies[name],
}))

export const createKinds = (
  own: readonly OwnKind[] = [],
  ownTaxonomies: readonly OwnTaxonomy[] = [],
): Kinds => kindsWith(own.map(kindFrom), ownTaxonomies)

/** Combines the built-in kinds and taxonomies with the given ones. */
export function kindsWith(own: readonly Kind[], ownTaxonomies: readonly OwnTaxonomy[]): Kinds {
  const all: readonly Kind[] = [
    ...builtInTypes.map((type) => ({
      type,
      about: '',
      isOwn: false,
      ...kindTexts[type],
      ...builtInKinds[type],
    })),
    ...own,
  ].map((kind) => ({ ...kind, taxonomies: sortsOf(kind, ownTaxonomies) }))
  const taxonomies = [
    ...builtInTaxonomyFacts,
    ...ownTaxonomies.map(({ kinds: _, ...facts }) => ({ ...facts, isOwn: true })),
  ]
  const sortedBy = (taxonomy: Taxonomy) => all.filter(({ taxonomies }) => taxonomies.includes(taxonomy))
  const byType = new Map<string, Kind>(all.map((kind) => [kind.type, kind]))
  const byFolder = new Map(all.map((kind) => [kind.folder, kind]))
  return {
    all,
    types: all.map(({ type }) => type),
    of: (type) => byType.get(type) ?? goneKind(type),
    named: (name) => (name === undefined ? undefined : byType.get(name)),
    ofResource: (name) => all.find(({ resource }) => resource === name),
    inFolder: (folder) => byFolder.get(folder),
    withArchive: (path) => all.find(({ archive }) => archive === path),
    taxonomies,
    taxonomy: (name) => taxonomies.find((taxonomy) => taxonomy.name === name),
    withWord: (word) => taxonomies.find((taxonomy) => taxonomy.word === word),
    sortedBy,
    ofTaxonomy: (taxonomy) => sortedBy(taxonomy).find(({ archive }) => archive !== undefined),
  }
}

/** Returns the built-in taxonomies that a kind names, and the taxonomies of staff that name the kind. */
const sortsOf = (
  { type, taxonomies }: Pick<Kind, 'type' | 'taxonomies'>,
  own: readonly OwnTaxonomy[],
): readonly Taxonomy[] => [
  ...taxonomies.filter(isBuiltInTaxonomy),
  ...own.filter(({ kinds }) => kinds.includes(type)).map(({ name }) => name),
]

function kindFrom({ word, hasArchive, ...own }: OwnKind): Kind {
  const folder = `/${word}/`
  return {
    ...own,
    folder,
    resource: own.type,
    hasBody: true,
    isOwn: true,
    ...(hasArchive && { archive: folder }),
  }
}

const goneKind = (type: EntryType): Kind => ({
  type,
  one: type,
  many: type,
  about: '',
  isOwn: true,
  folder: `/${type}/`,
  resource: type,
  right: 'settings',
  schemaType: 'WebPage',
  taxonomies: [],
  orders: ['newest'],
  hasBody: true,
  isPlace: false,
  hasMoment: false,
})

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

/** A kind of content, of the program or of staff. */
export interface Kind extends KindFacts {
  type: EntryType
  /** What one entry is called, and several. */
  one: string
  many: string
  /** Says below the title of its list, and to search engines, what it is; empty of the program's own. */
  about: string
  /** Staff defined it. */
  isOwn: boolean
}

/** What staff say of a kind that they define. */
export interface OwnKind
  extends Pick<KindFacts, 'taxonomies' | 'orders' | 'right' | 'isPlace' | 'hasMoment' | 'schemaType'>,
    Pick<Kind, 'one' | 'many' | 'about'> {
  type: OwnType
  /** The first of the addresses of its entries and, with an archive, the address of their list. */
  word: string
  hasArchive: boolean
}

/** What entries are sorted by, of the program or of staff. */
export interface TaxonomyFacts {
  name: Taxonomy
  /** What one term is called, and several. */
  one: string
  many: string
  /** The first of the addresses of its terms. */
  word: string
  /** A term may stand below another. */
  isTree: boolean
  isOwn: boolean
}

/** A taxonomy that staff define. */
export interface OwnTaxonomy extends Omit<TaxonomyFacts, 'name' | 'isOwn'> {
  name: OwnTaxonomyName
  /** The kinds that it sorts, of the program or of staff. */
  kinds: readonly EntryType[]
}

/** Every kind and every taxonomy there is; made anew when staff define one. */
export interface Kinds {
  /** Those of the program first. */
  all: readonly Kind[]
  types: readonly EntryType[]
  /** Of a kind that has gone: one without a list that nobody can write. */
  of(type: EntryType): Kind
  /** Undefined for what is no kind, or no longer. */
  named(name: string | undefined): Kind | undefined
  /** By the word of its screens. */
  ofResource(name: string | undefined): Kind | undefined
  /** By the folder in which its entries stand: `/nieuws/`. */
  inFolder(folder: string): Kind | undefined
  /** By the address of its list. */
  withArchive(path: string): Kind | undefined
  /** Those of the program first. */
  taxonomies: readonly TaxonomyFacts[]
  /** Undefined for what is no taxonomy, or no longer. */
  taxonomy(name: string | undefined): TaxonomyFacts | undefined
  /** By the first word of the addresses of its terms. */
  withWord(word: string): TaxonomyFacts | undefined
  /** Which kinds it sorts. */
  sortedBy(taxonomy: Taxonomy): readonly Kind[]
  /** Whose list the addresses of its terms show first, as a rule: the first that has one. */
  ofTaxonomy(taxonomy: Taxonomy): Kind | undefined
}

const builtInTaxonomyFacts: readonly TaxonomyFacts[] = builtInTaxonomyNames.map((name) => ({
  ...{ name, isTree: true, isOwn: false },
  ...taxonomyTexts[name],
  ...builtInTaxonomies[name],
}))

export const createKinds = (
  own: readonly OwnKind[] = [],
  ownTaxonomies: readonly OwnTaxonomy[] = [],
): Kinds => kindsWith(own.map(kindFrom), ownTaxonomies)

/** The program's own kinds and taxonomies, and these. */
export function kindsWith(own: readonly Kind[], ownTaxonomies: readonly OwnTaxonomy[]): Kinds {
  const all: readonly Kind[] = [
    ...builtInTypes.map((type) => ({
      ...{ type, about: '', isOwn: false },
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

/** What a kind itself says of the program's taxonomies, and what those of staff say of the kind. */
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
    ...{ folder, resource: own.type, hasBody: true, isOwn: true },
    ...(hasArchive && { archive: folder }),
  }
}

const goneKind = (type: EntryType): Kind => ({
  ...{ type, one: type, many: type, about: '', isOwn: true },
  ...{ folder: `/${type}/`, resource: type, right: 'settings', schemaType: 'WebPage' },
  ...{ taxonomies: [], orders: ['newest'], hasBody: true, isPlace: false, hasMoment: false },
})

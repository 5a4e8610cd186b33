import { kindTexts } from './kind-texts.nl.ts'
import {
  builtInKinds,
  builtInTypes,
  type EntryType,
  type KindFacts,
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

/** Every kind there is; made anew when staff define one. */
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
  /** Whose list the addresses of its terms show. */
  ofTaxonomy(taxonomy: Taxonomy): Kind | undefined
}

export const createKinds = (own: readonly OwnKind[] = []): Kinds => kindsWith(own.map(kindFrom))

/** The program's own kinds and these. */
export function kindsWith(own: readonly Kind[]): Kinds {
  const all: readonly Kind[] = [
    ...builtInTypes.map((type) => ({
      ...{ type, about: '', isOwn: false },
      ...kindTexts[type],
      ...builtInKinds[type],
    })),
    ...own,
  ]
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
    ofTaxonomy: (taxonomy) => all.find(({ taxonomies }) => taxonomies.includes(taxonomy)),
  }
}

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

/** What the screens of a type of entry have of their own. */
export interface EntryKind {
  /** Word of its address on the site. */
  folder: string
  taxonomies: readonly string[]
  /** Its text is written here; else it is made in the page editor. */
  hasBody: boolean
  isPlace: boolean
}

const kinds: Readonly<Record<string, EntryKind>> = {
  posts: { folder: '/nieuws/', taxonomies: ['onderwerp'], hasBody: true, isPlace: false },
  jacobalia: { folder: '/jacobalia/', taxonomies: ['soort', 'plaats'], hasBody: true, isPlace: true },
  pages: { folder: '/', taxonomies: [], hasBody: false, isPlace: false },
}

export function kindOf(resource: string | undefined): EntryKind {
  const kind = kinds[resource ?? '']
  if (!kind) throw new Error(`there is no kind of entry named ${resource}`)
  return kind
}

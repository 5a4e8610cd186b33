import type {
  CategoryItem,
  FileRow,
  FoundFile,
  Library,
  SearchRequest,
  SearchResult,
} from '../../../features/library/index.ts'

/** A library in memory behind the real calls. */
const category = (id: number, name: string, ...trail: string[]) => ({
  id,
  name,
  slug: name.toLowerCase(),
  trail,
})
const routes = category(3, 'Routes')
const paths = category(4, 'Jabikspaad', 'Routes')
const drawings = category(5, 'Tekeningen')

const titles = [
  'Gids van het Jabikspaad',
  'Toren van Zeerijp',
  'Toren van Uithuizen',
  'Opmeting van een toren',
  ...Array.from({ length: 20 }, (_, index) => `Etappe ${index + 1}`),
]

const row = (title: string, index: number): FileRow => ({
  id: (index + 11) as FileRow['id'],
  title,
  slug: `bestand-${index + 11}`,
  extension: index % 2 === 0 ? 'pdf' : 'jpg',
  size: 1024 * (index + 1),
  createdAt: new Date('2026-03-12T10:00:00Z'),
  updatedAt: new Date('2026-03-14T10:00:00Z'),
  category: index === 0 ? paths : index < 4 ? drawings : routes,
  access: { open: true },
  inside: {
    description: `Over ${title}. ${'Een lang verhaal. '.repeat(20)}`,
    version: '1.0',
    hits: index,
    tags: index < 4 ? [{ name: 'sint-jacob', slug: 'sint-jacob' }] : [{ name: 'wandelen', slug: 'wandelen' }],
    customFields: [],
    maker: '',
    licence: '',
    source: '',
    preview: index % 2 === 0 ? 'none' : 'image',
  },
})

const locked = (file: FileRow): FileRow => {
  const { inside: _, ...rest } = file
  return { ...rest, access: { open: false, lock: 'file:14', ways: ['password'] } }
}

export const files: readonly FileRow[] = titles.map(row).map((file) => (file.id === 14 ? locked(file) : file))

const matches = (file: FileRow, { keyword, category: asked, tags, types }: SearchRequest): boolean =>
  file.title.toLowerCase().includes(keyword.toLowerCase()) &&
  (asked === undefined || file.category.id === asked || (asked === 3 && file.category.id === 4)) &&
  (tags.length === 0 || (file.inside?.tags ?? []).some(({ name }) => tags.includes(name))) &&
  (types.length === 0 || types.includes(file.extension))

function search(request: SearchRequest): SearchResult {
  const found = files.filter((file) => matches(file, request))
  const { order = { column: 'title', direction: 'asc' } } = request
  if (order.direction === 'desc') found.reverse()
  const pages = Math.max(Math.ceil(found.length / request.limit), 1)
  const page = Math.min(request.page, pages)
  const rows: FoundFile[] = found.slice((page - 1) * request.limit, page * request.limit)
  return { kind: 'found', total: found.length, page, pages, rows, order, stems: [] }
}

const tagsOf = (id?: number): { name: string; slug: string }[] => {
  if (id === 5) return [{ name: 'sint-jacob', slug: 'sint-jacob' }]
  if (id === 4) return []
  return [
    { name: 'sint-jacob', slug: 'sint-jacob' },
    { name: 'wandelen', slug: 'wandelen' },
  ]
}

const tree: readonly CategoryItem[] = [
  { ...routes, level: 1, files: 21, hasChildren: true, locked: false },
  { ...paths, parentId: 3, level: 2, files: 1, hasChildren: false, locked: false },
  { ...drawings, level: 1, files: 3, hasChildren: false, locked: false },
]

const answers: Partial<Library> = {
  search: async (_viewer, request) => search(request),
  suggest: async (_viewer, { keyword }) => ({
    rows: files
      .filter(({ title }) => title.toLowerCase().includes(keyword.toLowerCase()))
      .slice(0, 10)
      .map((file) => ({
        id: file.id,
        categoryId: file.category.id,
        title: file.title,
        locked: !file.access.open,
      })),
  }),
  tags: async (asked) => tagsOf(asked?.id),
  category: async (_viewer, id) =>
    id === 3 ? { ...routes, trail: [], access: { open: true }, description: '' } : undefined,
  categoryTree: async (root) =>
    root === undefined ? tree : root === 3 ? tree.filter(({ parentId }) => parentId === 3) : [],
  file: async (_viewer, id) => {
    const file = files.find((known) => known.id === id)
    return file && { ...file, published: true }
  },
  files: async (_viewer, ids) =>
    new Map(
      files.flatMap((file) =>
        ids.includes(Number(file.id)) ? [[Number(file.id), { ...file, published: true }]] : [],
      ),
    ),
  prepareZip: async () => ({ ok: true, value: { hash: 'abc' } }),
}

/** Tests change the responses through these. */
export const sampleLibrary = (changes: Partial<Library> = {}): Library =>
  new Proxy({} as Library, {
    get: (_, name) => {
      const answer = { ...answers, ...changes }[name as keyof Library]
      if (answer === undefined) throw new Error(`the test did not expect library.${String(name)}`)
      return answer
    },
  })

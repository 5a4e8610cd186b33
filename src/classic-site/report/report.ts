/** Sorts of things, in the order in which they are brought in and told of. */
export const sorts = [
  'site',
  'people',
  'kinds',
  'terms',
  'media',
  'documents',
  'entries',
  'fields',
  'templates',
  'comments',
  'categories',
  'files',
  'menus',
  'addresses',
  'products',
  'reviews',
  'coupons',
  'shipping',
  'orders',
  'readers',
  'other',
] as const
export type Sort = (typeof sorts)[number]

/** Why something of the sources is not here. */
export const reasons = [
  'revision',
  'auto-draft',
  'trash',
  'spam',
  'orphan',
  'technical',
  'default-content',
  'unknown-type',
  'no-bytes',
  'not-a-picture',
  'refused',
  'not-importable',
  'no-title',
  'no-address',
  'basket',
  'placeholder',
  'private-note',
  'personal',
  'removed-here',
  'part-of-other',
  'own-page',
  'failed',
] as const
export type Reason = (typeof reasons)[number]

export interface Left {
  count: number
  /** Of the first of them, with what was wrong. */
  examples: { name: string; detail?: string | undefined; key?: string | undefined }[]
}

export interface SortReport {
  found: number
  added: number
  changed: number
  /** Neither the source nor the thing here has changed since the last import. */
  same: number
  /** Changed at the source, and here too since: what stands here stays. */
  edited: number
  left: Partial<Record<Reason, Left>>
}

/** What is here in another way than it was there. */
export interface Note {
  kind: 'address' | 'lost' | 'repaired' | 'setting' | 'dangling' | 'unanswered'
  sort: Sort
  name: string
  text: string
  /** A path of the site here. */
  here?: string | undefined
  /** Of the item in the ledger, such as `post:12`. */
  key?: string | undefined
}

export interface ReportData {
  source: string
  dryRun: boolean
  begunAt: string
  finishedAt?: string
  sorts: Partial<Record<Sort, SortReport>>
  /** How long each took, in ms; `read`: until all was read from the sources. */
  tookMs?: Partial<Record<Sort | 'read', number>>
  notes: Note[]
  /** Notes beyond the most that are kept, by kind. */
  more: Partial<Record<Note['kind'], number>>
  findings: string[]
  /** Of everything that the sources say. */
  sourcesDigest?: string
}

const mostExamples = 500
const mostNotes = 5_000

/** What an import did, as it grows. */
export class Report {
  readonly data: ReportData

  constructor(source: string, { dryRun, begunAt }: { dryRun: boolean; begunAt: Date }) {
    this.data = {
      source,
      dryRun,
      begunAt: begunAt.toISOString(),
      sorts: {},
      notes: [],
      more: {},
      findings: [],
    }
  }

  /** Adds the time that `act` takes to that of a sort. */
  async timed<Answer>(sort: Sort | 'read', act: () => Promise<Answer>): Promise<Answer> {
    const begun = performance.now()
    try {
      return await act()
    } finally {
      this.data.tookMs ??= {}
      const { tookMs } = this.data
      tookMs[sort] = Math.round((tookMs[sort] ?? 0) + performance.now() - begun)
    }
  }

  of(sort: Sort): SortReport {
    this.data.sorts[sort] ??= { found: 0, added: 0, changed: 0, same: 0, edited: 0, left: {} }
    return this.data.sorts[sort]
  }

  count(sort: Sort, what: 'found' | 'added' | 'changed' | 'same' | 'edited', by = 1): void {
    this.of(sort)[what] += by
  }

  left(sort: Sort, reason: Reason, name: string, detail?: string, key?: string): void {
    const known = this.#leftFor(sort, reason)
    known.count += 1
    if (known.examples.length < mostExamples)
      known.examples.push({
        name: name.slice(0, 200),
        ...(detail && { detail: detail.slice(0, 300) }),
        ...(key && { key: key.slice(0, 300) }),
      })
  }

  /** Many that nobody wants to read one by one. */
  leftMany(sort: Sort, reason: Reason, count: number): void {
    if (count > 0) this.#leftFor(sort, reason).count += count
  }

  #leftFor(sort: Sort, reason: Reason): Left {
    const { left } = this.of(sort)
    const known = left[reason] ?? { count: 0, examples: [] }
    left[reason] = known
    return known
  }

  /** Whether anything of the site was made or changed. */
  get hasWritten(): boolean {
    return Object.values(this.data.sorts).some(({ added, changed }) => added + changed > 0)
  }

  note(note: Note): void {
    if (this.data.notes.length < mostNotes) this.data.notes.push(note)
    else this.data.more[note.kind] = (this.data.more[note.kind] ?? 0) + 1
  }

  finding(text: string): void {
    if (this.data.findings.length < mostNotes) this.data.findings.push(text)
  }

  /** Sorts of which more or fewer went out than came in: none, unless the program is wrong. */
  unbalanced(): Sort[] {
    return sorts.filter((sort) => {
      const one = this.data.sorts[sort]
      if (!one) return false
      const left = Object.values(one.left).reduce((sum, { count }) => sum + count, 0)
      return one.found !== one.added + one.changed + one.same + one.edited + left
    })
  }
}

/** About how long one of each takes, in ms, on two slow processors. */
const msEach: Partial<Record<Sort, number>> = {
  media: 30,
  documents: 10,
  entries: 20,
  products: 20,
  files: 8,
  orders: 4,
  comments: 8,
  terms: 10,
  people: 8,
  readers: 5,
  addresses: 1,
}

/** How many minutes bringing in what a dry run found will take, about; at least one. */
export const minutesFor = ({ sorts: found }: Pick<ReportData, 'sorts'>): number =>
  minutesOf(
    sorts.reduce((sum, sort) => {
      const { added = 0, changed = 0 } = found[sort] ?? {}
      return sum + msFor(sort, added + changed)
    }, 0),
  )

/** About how long so many of a sort take. */
export const msFor = (sort: Sort, count: number): number => count * (msEach[sort] ?? 5)

export const minutesOf = (ms: number): number => Math.max(1, Math.ceil(ms / 60_000))

const downFirst: ReadonlySet<string> = new Set(['created', 'updated', 'hits'])

/** Newest and most wanted first, when they are asked for. */
export const firstDirection = (column: string): 'asc' | 'desc' => (downFirst.has(column) ? 'desc' : 'asc')

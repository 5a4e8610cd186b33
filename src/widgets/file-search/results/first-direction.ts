const downFirst: ReadonlySet<string> = new Set(['created', 'updated', 'hits'])

/** The first click on these columns sorts descending: newest, or most downloaded. */
export const firstDirection = (column: string): 'asc' | 'desc' => (downFirst.has(column) ? 'desc' : 'asc')

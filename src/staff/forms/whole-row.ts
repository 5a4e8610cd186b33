/**
 * With which react-admin waits for a row as a whole. By itself it begins with what the list knew of it, which lacks
 * parts: a screen would fail on them, and who types at once would save without them. Under a name of its own (`meta`)
 * nothing of the list is found.
 */
export const wholeRow = { meta: { whole: true } } as const

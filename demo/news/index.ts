import { placeNews } from './places.ts'
import type { NewsPost } from './post.ts'
import { routeNews } from './routes.ts'
import { societyNews } from './society.ts'

export { type NewsPost, subjects } from './post.ts'

/** Twelve posts of the last eighteen months, the newest first. */
export const news: readonly NewsPost[] = [...placeNews, ...routeNews, ...societyNews].toSorted(
  (one, other) => one.daysAgo - other.daysAgo,
)

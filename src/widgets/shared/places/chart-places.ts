import type { MapPoint } from '../../../features/content/index.ts'
import type { StarKind } from '../../../ui/star-chart/shapes.ts'
import type { ChartPlace } from '../../../ui/star-chart/star-chart.tsx'

/** Churches are gold, chapels and hospices pale, all others dots (mocks). */
const stars: Readonly<Record<string, StarKind>> = { kerk: 'gold', kapel: 'pale', gasthuis: 'pale' }

/** The symbol of a kind of place. */
export const starOf = (kind: string | undefined): StarKind => stars[kind?.toLowerCase() ?? ''] ?? 'dot'

/** A place as a star that links to its page. */
export const toChartPlace = ({ id, title, url, latitude, longitude, place, kind }: MapPoint): ChartPlace => ({
  id,
  lat: latitude,
  lon: longitude,
  star: starOf(kind),
  name: place && !title.includes(place) ? `${title}, ${place}` : title,
  href: url,
})

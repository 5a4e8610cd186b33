import type { MapPoint } from '../../../features/content/index.ts'
import type { StarKind } from '../../../ui/star-chart/shapes.ts'
import type { ChartPlace } from '../../../ui/star-chart/star-chart.tsx'

/** Churches are gold, chapels and hospices pale, all else a dot (mocks). */
const stars: Readonly<Record<string, StarKind>> = { kerk: 'gold', kapel: 'pale', gasthuis: 'pale' }

/** How a kind of place is drawn. */
export const starOf = (kind: string | undefined): StarKind => stars[kind?.toLowerCase() ?? ''] ?? 'dot'

/** A place as a star that leads to its page. */
export const toChartPlace = ({ id, title, url, latitude, longitude, place, kind }: MapPoint): ChartPlace => ({
  id,
  lat: latitude,
  lon: longitude,
  star: starOf(kind),
  name: place && !title.includes(place) ? `${title}, ${place}` : title,
  href: url,
})

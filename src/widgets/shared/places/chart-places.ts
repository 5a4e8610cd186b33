import type { MapPoint } from '../../../features/content/index.ts'
import type { ChartPlace, StarKind } from '../../../ui/star-chart/star-chart.tsx'

/** Churches are gold, chapels and hospices pale, all else a dot (mocks). */
const stars: Readonly<Record<string, StarKind>> = { kerk: 'gold', kapel: 'pale', gasthuis: 'pale' }

/** A place as a star that leads to its page. */
export const toChartPlace = ({ id, title, url, latitude, longitude, place, kind }: MapPoint): ChartPlace => ({
  id,
  lat: latitude,
  lon: longitude,
  star: stars[kind?.toLowerCase() ?? ''] ?? 'dot',
  name: place && !title.includes(place) ? `${title}, ${place}` : title,
  href: url,
})

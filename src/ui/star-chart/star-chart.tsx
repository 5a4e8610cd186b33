import { classNames } from '../class-names.ts'
import { starDust } from './dust.ts'
import { fanOut } from './fan-out.ts'
import { type ChartView, graticule, isInView, type Position, project, type Spot } from './projection.ts'
import { type StarKind, starShapes } from './shapes.ts'

export interface ChartPlace extends Position {
  id: number
  star: StarKind
  /** Title and town: the tooltip of the star. */
  name: string
  href?: string
}

export interface ChartLabel extends Position {
  text: string
  /** The side of its point where the name is. */
  side: 'left' | 'right' | 'above' | 'below'
  /** Whether phones leave it out. */
  minor?: boolean
}

export interface ChartRoute {
  name: string
  through: readonly Position[]
}

interface StarChartProps {
  view: ChartView
  places: readonly ChartPlace[]
  /** Accessible description of the chart. */
  label: string
  labels?: readonly ChartLabel[]
  routes?: readonly ChartRoute[]
  /** The unit after a latitude: '° NB'. Latitudes have no labels without it. */
  degrees?: string
  /** Label of the arrow to the lower left: 'Santiago'. Without it there is no arrow. */
  toward?: string
  /** Id of the place with a ring. */
  chosen?: number
  /**
   * False if a list beside the chart has the same links: the stars then work for pointers only, and keyboard and
   * screen readers skip them.
   */
  keyboard?: boolean
  className?: string
}

/** Distance of a name from its point in ems, so that it fits at any size. */
const labelPlaces = {
  left: { textAnchor: 'end', dx: '-.75em', dy: '.3em' },
  right: { textAnchor: 'start', dx: '.75em', dy: '.3em' },
  above: { textAnchor: 'middle', dx: '0', dy: '-.85em' },
  below: { textAnchor: 'middle', dx: '0', dy: '1.45em' },
} as const

const short = (value: number) => Math.round(value * 10) / 10
const line = (spots: readonly Spot[]) => `M${spots.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}`

/**
 * Places as stars at their latitude and longitude; overlapping ones are moved apart. The same data give the same
 * chart. Places with an `href` are links; all have `data-id`.
 */
export function StarChart({
  view,
  places,
  label,
  labels = [],
  routes = [],
  degrees,
  toward,
  chosen,
  keyboard = true,
  className,
}: StarChartProps) {
  const { width, height } = view
  const spots = fanOut(places.map((place) => project(view, place)))
  const stars = places.flatMap((place, index) => {
    const spot = spots[index]
    return spot && isInView(view, spot, 12) ? [{ place, spot }] : []
  })
  const ring = stars.find(({ place }) => place.id === chosen)?.spot
  const linked = stars.some(({ place }) => place.href)
  const hidden = linked && !keyboard

  return (
    <div className={classNames('chart', className)}>
      {hidden ? <p className="sr">{label}</p> : null}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role={hidden ? undefined : linked ? 'group' : 'img'}
        aria-label={hidden ? undefined : label}
        aria-hidden={hidden || undefined}
      >
        <Sky view={view} degrees={degrees} />
        {routes.map((route) => (
          <path
            key={route.name}
            className="route"
            d={line(route.through.map((position) => project(view, position)))}
          />
        ))}
        {ring ? <circle className="ring" cx={short(ring.x)} cy={short(ring.y)} r="30" /> : null}
        {labels.map((town) => (
          <Name key={town.text} label={town} spot={project(view, town)} />
        ))}
        {stars.map(({ place, spot }) => (
          <Star key={place.id} place={place} spot={spot} keyboard={keyboard} />
        ))}
        {toward ? (
          <>
            <path className="way" d={`M150 ${height - 64}L46 ${height - 30}m20-17l-20 17 26 4`} />
            <text className="tt" x="164" y={height - 58}>
              {toward}
            </text>
          </>
        ) : null}
      </svg>
    </div>
  )
}

function Sky({ view, degrees }: { view: ChartView; degrees: string | undefined }) {
  const { latitudes, meridians } = graticule(view)
  return (
    <>
      <path
        className="grid"
        d={
          latitudes.map(({ y }) => `M0 ${short(y)}H${view.width}`).join('') +
          meridians.map((x) => `M${short(x)} 0V${view.height}`).join('')
        }
      />
      {starDust(view.width, view.height).map((dots, size) => (
        <path key={dots} className="dust" d={dots} strokeWidth={[1.2, 1.6, 2.2][size]} />
      ))}
      {degrees
        ? latitudes
            .filter(({ lat, y }) => Number.isInteger(lat) && y > 24)
            .map(({ lat, y }) => (
              <text key={lat} className="gr" x="12" y={short(y - 7)}>
                {lat}
                {degrees}
              </text>
            ))
        : null}
    </>
  )
}

const Name = ({ label, spot }: { label: ChartLabel; spot: Spot }) => (
  <text
    className={classNames('tt', label.minor && 'mi')}
    x={short(spot.x)}
    y={short(spot.y)}
    {...labelPlaces[label.side]}
  >
    {label.text}
  </text>
)

function Star({ place, spot, keyboard }: { place: ChartPlace; spot: Spot; keyboard: boolean }) {
  const transform = `translate(${short(spot.x)} ${short(spot.y)})`
  const shape = <path className={`st ${place.star}`} d={starShapes[place.star]} />
  return (
    <g transform={transform} data-id={place.id}>
      {place.href ? (
        <a href={place.href} tabIndex={keyboard ? undefined : -1}>
          <title>{place.name}</title>
          <circle className="hit" r="16" />
          {shape}
        </a>
      ) : (
        shape
      )}
    </g>
  )
}

/** The legend of the stars. */
export const ChartLegend = ({ items }: { items: readonly { star: StarKind; label: string }[] }) => (
  <span className="legend">
    {items.map((item) => (
      <span key={item.star}>
        <svg viewBox="-16 -16 32 32" aria-hidden="true">
          <path className={`st ${item.star}`} d={starShapes[item.star]} />
        </svg>
        {item.label}
      </span>
    ))}
  </span>
)

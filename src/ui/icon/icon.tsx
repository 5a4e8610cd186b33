/** Line drawings on a grid of 24 × 24. */
const drawings = {
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 7h18M3 12h18M3 17h18',
  basket: 'M3 9h18l-2 11H5zM8 9l3-6M16 9l-3-6',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01',
  map: 'M9 4L3 6v14l6-2 6 2 6-2V4l-6 2zM9 4v14M15 6v14',
  download: 'M12 4v12M7 11l5 5 5-5M4 20h16',
  expand: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  check: 'M4 12.5l5.5 5.5L20 7',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  play: 'M7 4.5v15L19.5 12z',
  pause: 'M8 5v14M16 5v14',
  left: 'M20 12H4M10 6l-6 6 6 6',
  right: 'M4 12h16M14 6l6 6-6 6',
  eye: 'M2 12q4-7 10-7t10 7q-4 7-10 7T2 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0',
  'eye-shut': 'M2 12q4-7 10-7t10 7q-4 7-10 7T2 12zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0M4 21L20 3',
  back: 'M15 5l-7 7 7 7',
  on: 'M9 5l7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  locate: 'M18 12a6 6 0 1 1-12 0a6 6 0 0 1 12 0M12 2v4M12 18v4M2 12h4M18 12h4',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
} as const

export type IconName = keyof typeof drawings

/** An icon. It has no name of its own: the text beside it names it, or the control that it is in. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)

/** Arrows in both directions, or in the direction in which a column is sorted. */
export const SortArrow = ({ direction }: { direction?: 'asc' | 'desc' | undefined }) => (
  <svg className="ar" viewBox="0 0 10 12" aria-hidden="true">
    <path
      d={
        direction === 'asc'
          ? 'M5 1l4 5H1z'
          : direction === 'desc'
            ? 'M5 11L1 6h8z'
            : 'M5 0l4 4.5H1zM5 12L1 7.5h8z'
      }
      fill="currentColor"
    />
  </svg>
)

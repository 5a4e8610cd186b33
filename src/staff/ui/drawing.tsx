/** Line drawings of the staff area on a 24 × 24 grid. */
const drawings = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  news: 'M4 5h13v14H6a2 2 0 0 1-2-2zM17 9h3v8a2 2 0 0 1-2 2M7 9h7M7 13h7',
  place:
    'M12 21s7-6.5 7-11.5a7 7 0 1 0-14 0C5 14.500 12 21 12 21zM12 12a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z',
  month: 'M4 6h16v14H4zM4 10h16M9 3v5M15 3v5',
  page: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9.500h.01',
  tree: 'M6 4v14h5M6 10h5M11 8h8v4h-8zM11 16h8v4h-8z',
  menu: 'M4 7h16M4 12h16M4 17h10',
  field: 'M4 8h16v8H4zM8 6v12M6.500 6h3M6.500 18h3M12 12h5',
  template: 'M4 4h16v16H4zM4 9h16M10 9v11',
  redirect: 'M4 17V9a3 3 0 0 1 3-3h12M15 2l4 4-4 4',
  files: 'M3 6h6l2 2h10v11H3z',
  leftOut: 'M6 3h8l4 4v14H6zM14 3v4h4M9.500 11l5 5M14.500 11l-5 5',
  comment: 'M4 5h16v11h-8l-5 4v-4H4zM8 9h8M8 12h5',
  form: 'M5 3h14v18H5zM8 8h8M8 12h8M8 16h4',
  subscriber: 'M3 9h13v10H3zM3 10l6.500 5 6.500-5M19 3v6M16 6h6',
  order: 'M5 4h14v16l-3-2-2 2-2-2-2 2-2-2-3 2zM8 9h8M8 13h5',
  product: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8',
  chart: 'M4 20h16M7 20v-6M12 20V6M17 20v-9',
  star: 'M12 4l2.500 5.200 5.500.7-4 3.900 1 5.600-5-2.700-5 2.700 1-5.600-4-3.900 5.500-.7z',
  coupon: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM10 6v12',
  parcel:
    'M3 7h11v10H3zM14 11h4l3 3v3h-7M7 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.500 3-7 8-7s8 2.500 8 7',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20c0-4 2.500-6 6-6s6 2 6 6M15 4.500a3.500 3.500 0 0 1 0 6.500M17 14.500c2.500.7 4 2.500 4 5.500',
  letter: 'M5 19L11 5h2l6 14M8 13h8',
  look: 'M4 20c3 0 5-1 5-3.500a2.500 2.500 0 0 0-5 0zM8.500 14L18 4l2 2-10 9.500',
  settings:
    'M4 7h9M17 7h3M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4 17h3M11 17h9M9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  work: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  archive: 'M4 4h16v5H4zM5 9v11h14V9M10 13h4',
  key: 'M8 15a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 11h9v3M17 11v3',
  bullets: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 15.5c0-1.5 3-1.5 3 0 0 1-3 2.5-3 3.5h3',
  quote: 'M4 5v14M8 8h12M8 12h12M8 16h8',
  table: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14M15 5v14',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.500 9.500a2.500 2.500 0 1 1 3.600 2.250c-.8.400-1.100.9-1.100 1.750M12 16.800h.01',
  find: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500L21 21',
  view: 'M4 5h16l-6 7v6l-4 2v-8z',
  cross: 'M6 6l12 12M18 6L6 18',
  broken:
    'M9 12l-3 3a3.500 3.500 0 0 0 5 5l2-2M15 12l3-3a3.500 3.500 0 0 0-5-5l-2 2M4 8l3 1M16 20l-1-3M8 4l1 3M20 16l-3-1',
  outside: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
  publish: 'M12 20V5M6 11l6-6 6 6',
  withdraw: 'M12 4v15M6 13l6 6 6-6',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  pencil: 'M4 20l1-4.500L16.500 4 20 7.500 8.500 19zM14 6.500l3.500 3.500',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  tick: 'M5 12l5 5 9-10',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
} as const

export type DrawingName = keyof typeof drawings

/** Hidden from screen readers: the text beside it names it. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg className="drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)

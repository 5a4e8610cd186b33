/** Line icons on a 24 × 24 grid for pages of staff, each with the Dutch word by which they find it. */
export const signs = {
  shell: [
    'Schelp',
    'M10 19.5C7.5 17 2.5 13 2 9.5Q1.5 7 4 6.5Q4 3.8 6.8 4Q8 1.8 10.2 3Q12 1.5 13.8 3Q16 1.8 17.2 4Q20 3.8 20 6.5Q22.5 7 22 9.5C21.5 13 16.5 17 14 19.5zM4 6.5Q8 14 11 19.3M7 4Q9 13 11.5 19.3M12 2.5V19.3M17 4Q15 13 12.5 19.3M20 6.5Q16 14 13 19.3M10 19.5L9.5 22h5L14 19.5',
  ],
  church: [
    'Kerk',
    'M12 2v5M10 4h4M12 7l5 5v9H7v-9zM17 14l4 2v5h-4M7 14l-4 2v5h4M10.5 21v-4a1.5 1.5 0 0 1 3 0v4',
  ],
  boot: ['Wandelschoen', 'M6 3h7v8l5 2q3 1 3 4v2H4V8zM4 21h17M13 7h-3M13 11l-3-.5'],
  pack: ['Rugzak', 'M6 10a6 6 0 0 1 12 0v11H6zM9 4.5V3h6v1.5M9 21v-6h6v6M9 10h6'],
  path: [
    'Route',
    'M6 21c-3 0-3-5 1-5h9c4 0 4-5 0-5H9C6 11 6 7 9 7M9 7h6M17 3a3 3 0 0 1 3 3c0 2-3 5-3 5s-3-3-3-5a3 3 0 0 1 3-3z',
  ],
  pin: [
    'Plaats',
    'M12 22s7-7 7-12.5a7 7 0 1 0-14 0C5 15 12 22 12 22zM14.5 9.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0',
  ],
  map: ['Kaart', 'M9 4L3 6v14l6-2 6 2 6-2V4l-6 2zM9 4v14M15 6v14'],
  compass: ['Kompas', 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M15.5 8.5l-2 5-5 2 2-5z'],
  mountain: ['Bergen', 'M2 20l7-13 4 7 2-3 7 9zM7 11l2 1.5 2-1.5'],
  tree: ['Boom', 'M12 22v-7M12 15a5.5 5.5 0 0 1-4-9 4.5 4.5 0 0 1 8 0 5.5 5.5 0 0 1-4 9'],
  house: ['Huis', 'M3 11l9-8 9 8v10h-6v-6H9v6H3z'],
  bed: ['Overnachten', 'M3 5v15M3 17h18v3M21 17v-4a3 3 0 0 0-3-3h-8v7M8.5 11a2 2 0 1 1-4 0a2 2 0 0 1 4 0'],
  cup: ['Koffie en thee', 'M4 8h13v7a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4zM17 10h2a2 2 0 0 1 0 5h-2M8 2v3M12 2v3'],
  train: ['Trein', 'M6 3h12v13H6zM6 11h12M9 16l-3 5M15 16l3 5M7.5 19h9M9 13.5h.01M15 13.5h.01'],
  bike: [
    'Fiets',
    'M10 16a4 4 0 1 1-8 0a4 4 0 0 1 8 0M22 16a4 4 0 1 1-8 0a4 4 0 0 1 8 0M6 16l4-8h6l2 8M9 8H7M12 16L10 8M12 16l4.5-6M15 5h2',
  ],
  calendar: [
    'Agenda',
    'M4 5h16v16H4zM4 10h16M8 2v5M16 2v5M8 14h.01M12 14h.01M16 14h.01M8 17.5h.01M12 17.5h.01',
  ],
  clock: ['Tijd', 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 7v5l3.5 2'],
  people: [
    'Mensen',
    'M12.5 7.5a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0M2 21c0-4.5 3-7 7-7s7 2.5 7 7M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.5.8 4 3 4 6.5',
  ],
  person: ['Persoon', 'M16 8a4 4 0 1 1-8 0a4 4 0 0 1 8 0M4 21c0-4.5 3.5-7 8-7s8 2.5 8 7'],
  hands: ['Vrijwilliger', 'M12 20s-8-5-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15 12 20 12 20z'],
  book: ['Boek', 'M12 6c-2-2-5-2.5-9-2.5v15c4 0 7 .5 9 2.5 2-2 5-2.5 9-2.5v-15c-4 0-7 .5-9 2.5zM12 6v15'],
  newspaper: ['Nieuws', 'M4 5h13v15H6a2 2 0 0 1-2-2zM17 9h4v9a2 2 0 0 1-4 0M7 9h7M7 13h7M7 17h4'],
  file: ['Bestand', 'M6 2h8l5 5v15H6zM14 2v5h5M9 13h7M9 17h5'],
  camera: ['Foto', 'M3 7h4l2-3h6l2 3h4v13H3zM16 13a4 4 0 1 1-8 0a4 4 0 0 1 8 0'],
  gift: [
    'Geschenk',
    'M3 9h18v4H3zM5 13h14v8H5zM12 9v12M12 9C8 9 7 4 9.5 4S12 9 12 9zM12 9c4 0 5-5 2.5-5S12 9 12 9z',
  ],
  ticket: ['Kaartje', 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3zM14 7v10'],
  euro: ['Euro', 'M18 6.5A7 7 0 1 0 18 17.5M3 10.5h9M3 13.5h9'],
  basket: ['Winkelmand', 'M3 9h18l-2 11H5zM8 9l3-6M16 9l-3-6'],
  key: ['Sleutel', 'M12 16a5 5 0 1 1-10 0a5 5 0 0 1 10 0M10.5 12.5L20 3M16 7l3 3M19 4l2 2'],
  lock: ['Slot', 'M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2'],
  phone: ['Telefoon', 'M6 3l4 1 1 5-2.5 1.5a13 13 0 0 0 5 5L15 13l5 1 1 4q-1 3-4 3C9 20 4 15 3 7q0-3 3-4z'],
  mail: ['E-mail', 'M3 5h18v14H3zM3 6l9 7 9-7'],
  link: ['Link', 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1'],
  download: ['Downloaden', 'M12 3v12M7 10l5 5 5-5M4 20h16'],
  search: ['Zoeken', 'M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21'],
  info: ['Informatie', 'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M12 11v6M12 7.5h.01'],
  question: [
    'Vraag',
    'M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3q-1 .5-1 1.7M12 16.8h.01',
  ],
  warning: ['Let op', 'M12 3l10 18H2zM12 10v5M12 18h.01'],
  check: ['Vinkje', 'M4 12.5l5.5 5.5L20 7'],
  star: ['Ster', 'M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1 6.4 20.2l1.2-6.3L3 9.6l6.3-.8z'],
  sun: [
    'Zon',
    'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  ],
  flag: ['Vlag', 'M5 22V3M5 4q4-2 7 0t7 0v9q-4 2-7 0t-7 0'],
} as const satisfies Record<string, readonly [label: string, path: string]>

export type SignName = keyof typeof signs

const names = Object.keys(signs).filter((name): name is SignName => name in signs)

/** A choice of one of them. */
export const signField = {
  type: 'choice',
  label: 'Pictogram',
  options: names.map((value) => ({ value, label: signs[value][0] as string })),
} as const

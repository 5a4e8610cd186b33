/** The six inks of every plate; no other colour appears (design, Pictures). */
export const ink = {
  night: '#1d2256',
  deep: '#2f3575',
  mid: '#7d83b8',
  haze: '#c5c7dd',
  paper: '#f4eddc',
  gold: '#e2ae45',
} as const

export type Ink = (typeof ink)[keyof typeof ink]

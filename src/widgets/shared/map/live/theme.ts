import type { MapOptions } from '../map-options.ts'
import { ink, paper } from '../marker-icons.ts'

/** The two inks of the look, on paper or at night (tokens.css, The night: the same in both schemes). */
export interface Theme {
  land: string
  water: string
  /** Lines along the shore, as in an engraving. */
  ripple: string
  shore: string
  border: string
  river: string
  name: string
  /** Of names on water. */
  waterName: string
  /** A halo around names, so that they are readable over lines. */
  halo: string
  mark: string
  route: string
  /** Replacements for the colours of icons. */
  swap: Readonly<Record<string, string>>
}

const night = '#1d2256'
const deep = '#2f3575'
const haze = '#c5c7dd'
const gold = '#e2ae45'

export const themes: Readonly<Record<'light' | 'night' | 'stars', Theme>> = {
  light: {
    land: paper,
    water: night,
    ripple: '#41478a',
    shore: haze,
    border: '#7d83b8',
    river: deep,
    name: '#3f4585',
    waterName: haze,
    halo: paper,
    mark: '#94610c',
    route: '#94610c',
    swap: {},
  },
  night: {
    land: deep,
    water: '#14174a',
    ripple: '#272c72',
    shore: '#4d5396',
    border: '#8a90c4',
    river: '#14174a',
    name: '#e6e2d8',
    waterName: haze,
    halo: deep,
    mark: gold,
    route: gold,
    swap: { [ink]: gold, [paper]: night },
  },
  stars: {
    land: night,
    water: night,
    ripple: night,
    shore: night,
    border: night,
    river: night,
    name: haze,
    waterName: haze,
    halo: night,
    mark: gold,
    route: gold,
    swap: { [ink]: gold, [paper]: night },
  },
}

export function themeOf(
  { styles, backgroundColor }: Pick<MapOptions, 'styles' | 'backgroundColor'>,
  kind: MapOptions['mapTypeId'],
): Theme {
  if (kind === 'stars') return themes.stars
  const theme = themes[styles]
  return backgroundColor ? { ...theme, water: backgroundColor } : theme
}

/** Recolours an icon for a theme. */
export const inColours = (icon: string, { swap }: Theme): string =>
  icon.replace(/#[0-9a-f]{6}/gi, (colour) => swap[colour] ?? colour)

import type { ChartView } from './projection.ts'
import type { ChartLabel, ChartRoute } from './star-chart.tsx'

/** The Netherlands and Flanders on one chart. */
export const lowCountries: ChartView = {
  north: 53.75,
  west: 2.45,
  unitsPerDegree: 300,
  width: 900,
  height: 960,
}

/** Towns for orientation; phones leave out the minor ones. */
export const townLabels: readonly ChartLabel[] = [
  { text: 'Uithuizen', lat: 53.44, lon: 6.68, side: 'above' },
  { text: 'Sint Jacobiparochie', lat: 53.269, lon: 5.602, side: 'left', minor: true },
  { text: 'Rolde', lat: 52.9888, lon: 6.6464, side: 'right', minor: true },
  { text: 'Hasselt', lat: 52.591, lon: 6.093, side: 'right' },
  { text: 'Utrecht', lat: 52.105, lon: 5.17, side: 'right' },
  { text: 'Haarlem', lat: 52.39, lon: 4.58, side: 'left', minor: true },
  { text: 'Renesse', lat: 51.7326, lon: 3.7743, side: 'above', minor: true },
  { text: 'Antwerpen', lat: 51.18, lon: 4.41, side: 'below' },
  { text: 'Brugge', lat: 51.2075, lon: 3.22, side: 'left', minor: true },
  { text: 'Ieper', lat: 50.8495, lon: 2.89, side: 'right', minor: true },
  { text: 'Winterswijk', lat: 51.93, lon: 6.73, side: 'below' },
  { text: 'Roermond', lat: 51.15, lon: 6.05, side: 'right', minor: true },
  { text: 'Leuven', lat: 50.8811, lon: 4.6913, side: 'right', minor: true },
  { text: 'Bocholtz', lat: 50.8184, lon: 6.0062, side: 'below' },
]

/** The Jabikspaad and the Jacobspad, which meet in Hasselt, as straight lines from town to town. */
export const pilgrimRoutes: readonly ChartRoute[] = [
  {
    name: 'Jabikspaad',
    through: [
      { lat: 53.269, lon: 5.602 },
      { lat: 52.591, lon: 6.093 },
    ],
  },
  {
    name: 'Jacobspad',
    through: [
      { lat: 53.407, lon: 6.674 },
      { lat: 53.218, lon: 6.564 },
      { lat: 52.989, lon: 6.646 },
      { lat: 52.591, lon: 6.093 },
    ],
  },
]

import { mapTexts } from '../shared/map/map-texts.nl.ts'
import { placeChartTexts } from '../shared/places/place-chart-texts.nl.ts'

export const texts = {
  ...placeChartTexts,
  ...mapTexts,
  routes: 'De gestippelde lijnen zijn het Jabikspaad en het Jacobspad.',
  openMap: 'Open de kaart',
  entryChart: 'Sterrenkaart: de ligging van {title}',
  exact: 'Ligging.',
  near: 'Ligging, op ongeveer honderd meter.',
  centre: 'Ligging bij benadering: het midden van de plaats.',
} as const

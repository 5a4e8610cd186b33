import { mapTexts, placeChartTexts } from 'schelp/extension/view'

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

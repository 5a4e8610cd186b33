import { entryCardTexts } from '../entries/entry-card-texts.nl.ts'

/** Texts of a star chart, in every room that draws one. */
export const placeChartTexts = {
  chart: 'Sterrenkaart met {count} plaatsen van Sint-Jacob in Nederland en België',
  degrees: '° NB',
  toward: 'Santiago',
  church: 'kerk',
  chapel: 'kapel of gasthuis',
  other: 'beeld, glas, overig',
  closeCard: 'Sluiten',
  morePlaces: 'Toon er nog {count}',
  ...entryCardTexts,
} as const

import { factFields, labelsOf } from '../../kernel/built-in-fields.ts'
import { valueTexts } from '../shared/own-fields/value-texts.nl.ts'

export const texts = {
  title: 'Gegevens',
  ...labelsOf(factFields),
  ...valueTexts,
  distance: '{kilometres} km hemelsbreed',
  position: 'Ligging',
  coordinates: '{latitude}° noord, {longitude}° oost',
  exact: 'De plek op de kaart komt uit een van de bronnen.',
  near: 'Bij benadering, op ongeveer honderd meter.',
  centre: 'Bij benadering: het midden van de plaats, tot ongeveer een kilometer ernaast.',
} as const

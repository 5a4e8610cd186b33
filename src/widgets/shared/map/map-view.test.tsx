import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTexts, textData } from '../../../kernel/texts.ts'
import { initialValues } from '../../fields.ts'
import { type MapProps, mapFields } from './map-fields.ts'
import { toMapOptions } from './map-options.ts'
import { mapTexts } from './map-texts.nl.ts'
import { MapTools } from './map-view.tsx'

/** The buttons of a map with these settings, by what they do. */
function deeds(change: Partial<MapProps> = {}): string[] {
  const options = toMapOptions({ ...(initialValues(mapFields) as MapProps), ...change })
  const html = renderToStaticMarkup(<MapTools options={options} texts={createTexts(textData(mapTexts))} />)
  return [...html.matchAll(/data-map-do="(\w+)"/g)].map(([, deed = '']) => deed)
}

it.each<[string, Partial<MapProps>, string[]]>([
  ['as it is made', {}, ['large', 'in', 'out', 'locate']],
  ['zoomControl off', { zoomControl: false }, ['large', 'locate']],
  ['fullscreenControl off', { fullscreenControl: false }, ['in', 'out', 'locate']],
  ['mapTypeControl on', { mapTypeControl: true }, ['large', 'in', 'out', 'locate', 'roadmap', 'stars']],
  ['disableDefaultUI', { disableDefaultUI: true, mapTypeControl: true }, []],
  [
    'streetViewControl, which this map has not',
    { streetViewControl: true },
    ['large', 'in', 'out', 'locate'],
  ],
])('CAT-08 the buttons of a map: %s', (_, change, expected) => {
  expect(deeds(change)).toEqual(expected)
})

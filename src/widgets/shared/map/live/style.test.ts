import { expect, it } from 'vitest'
import { baseMap } from '../base/base-map.ts'
import { mapStyle } from './style.ts'
import { inColours, themeOf, themes } from './theme.ts'

const ground = baseMap('src/features/content/near/towns.json')
const base = { land: '/land', lakes: '/lakes', rivers: '/rivers', borders: '/borders', names: '/names' }
const style = (clusters = true, theme = themes.light) => mapStyle({ theme, base, routes: [], clusters })
const paintOf = (id: string, theme = themes.light) =>
  style(true, theme).layers.find((layer) => layer.id === id)?.paint

it('CAT-08 draws land, lakes, rivers, borders and names of open data, and asks nobody for anything', () => {
  const json = JSON.stringify(style())
  expect(json).not.toMatch(/https?:|"glyphs"|"sprite"|"tiles"/)
  expect(ground.land.features.length).toBeGreaterThan(300)
  const texts = ground.names.features.map(({ properties }) => properties?.name)
  expect(texts).toEqual(expect.arrayContaining(['Noordzee', 'IJsselmeer', 'Vézelay', 'Zoetermeer', 'België']))
  expect(Object.values(style().sources)).toEqual(
    expect.arrayContaining(Object.values(base).map((data) => expect.objectContaining({ data }))),
  )
  expect(new Set(style().layers.map(({ id }) => id)).size).toBe(style().layers.length)
})

it('CAT-08 tiles lie over the ground of the house and below the names and marks, and only where staff chose them', () => {
  const tiled = mapStyle({
    theme: themes.night,
    base,
    routes: [],
    clusters: true,
    tiles: { url: 'pmtiles://https://schelp.example/kaart.pmtiles', known: ['Bathmen'] },
  })
  const ids = tiled.layers.map(({ id }) => id)
  const before = (one: string, other: string) => ids.indexOf(one) < ids.indexOf(other)
  expect(before('rivers', 'tile-earth') && before('tile-earth', 'tile-water')).toBe(true)
  expect(before('tile-water', 'tile-roads') && before('tile-boundaries', 'routes')).toBe(true)
  expect(before('tile-place-names', 'villages') && before('villages', 'places')).toBe(true)
  const colours = JSON.stringify(tiled.layers.filter(({ id }) => id.startsWith('tile-'))).match(
    /#[0-9a-f]{6}/g,
  )
  const { land, water, border, name, halo } = themes.night
  expect(new Set(colours)).toEqual(new Set([land, water, border, name, halo]))
  expect(tiled.layers.find(({ id }) => id === 'tile-place-names')).toMatchObject({
    filter: expect.arrayContaining([['!', ['in', expect.anything(), ['literal', ['Bathmen']]]]]),
  })
  expect(style().layers.some(({ id }) => id.startsWith('tile-'))).toBe(false)
})

it('CAT-08 knows every city of its list among the towns', () => {
  const towns = ground.names.features.filter(({ properties }) => properties?.kind === 'town')
  const ranked = (rank: number) => towns.filter(({ properties }) => properties?.rank === rank).length
  // Fourteen large ones and 27 abroad; 41 smaller ones and 17 abroad.
  expect([ranked(3), ranked(4)]).toEqual([41, 58])
})

it('CAT-08 markerCluster puts places together, or does not', () => {
  expect(style(true).sources.places).toMatchObject({ cluster: true, clusterRadius: 44 })
  expect(style(false).sources.places).not.toHaveProperty('cluster')
})

it('CAT-08 styles and mapTypeId choose the inks', () => {
  expect(themeOf({ styles: 'light', backgroundColor: '' }, 'roadmap')).toBe(themes.light)
  expect(themeOf({ styles: 'night', backgroundColor: '' }, 'roadmap')).toBe(themes.night)
  expect(themeOf({ styles: 'night', backgroundColor: '#123' }, 'stars')).toBe(themes.stars)
  expect(paintOf('land', themes.stars)).toMatchObject({ 'fill-color': themes.stars.water })
})

it('CAT-08 backgroundColor is the colour of the water', () => {
  const theme = themeOf({ styles: 'light', backgroundColor: '#336699' }, 'roadmap')
  expect(paintOf('water', theme)).toEqual({ 'background-color': '#336699' })
})

it('CAT-08 draws icons in gold at night', () => {
  expect(inColours('<path fill="#272c72" stroke="#f4eddc"/>', themes.night)).toBe(
    '<path fill="#e2ae45" stroke="#1d2256"/>',
  )
  expect(inColours('<path fill="#272c72"/>', themes.light)).toBe('<path fill="#272c72"/>')
})

import { existsSync, readFileSync } from 'node:fs'
import { act } from 'react'
import { AdminContext } from 'react-admin'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { anchorOf } from '../../server/staff/handbook/draw.ts'
import { i18nProvider } from '../i18n.ts'
import { ownPages, wholePages } from '../pages.tsx'
import { screens } from '../resources/index.ts'
import { HandbookLink } from './handbook-link.tsx'
import {
  handbookAddress,
  handbookAddressOf,
  handbookPlaces,
  ofOwnKinds,
  placesOfDocuments,
} from './places.ts'

/** The chapter that an address leads to, and whether it has the section. */
function found(address: string): string | undefined {
  const [, chapter, anchor] = /^\/wp-admin\/handleiding\/([a-z-]+)\/(?:#(.+))?$/.exec(address) ?? []
  const file = `docs/handleiding/${chapter}.md`
  if (!existsSync(file)) return `${address}: no chapter`
  const headings = [...readFileSync(file, 'utf8').matchAll(/^## (.+)$/gm)].map(([, words = '']) =>
    anchorOf(words),
  )
  return anchor === undefined || headings.includes(anchor) ? undefined : `${address}: no section`
}

const paths = [...ownPages, ...wholePages].map(({ path }) => path.split('/')[1] ?? '')

it('EDIT-05 the handbook has a place for each screen of the staff area', () => {
  expect(Object.keys(screens).length).toBeGreaterThan(40)
  const untold = ['', ...Object.keys(screens), ...paths].filter(
    (name) => !Object.hasOwn(handbookPlaces, name),
  )
  expect(untold).toEqual([])
})

it('EDIT-05 the handbook names no screen that the staff area does not have', () => {
  const known = new Set(['', ...Object.keys(screens), ...paths])
  expect(Object.keys(handbookPlaces).filter((place) => !known.has(place.split('/')[0] ?? ''))).toEqual([])
})

it('EDIT-05 every place of the handbook is a chapter that exists, and a section of it', () => {
  const addresses = [
    ...Object.keys(handbookPlaces).map((place) => handbookAddress(`/${place}`)),
    ...Object.keys(placesOfDocuments).map(handbookAddressOf),
    handbookAddress('/eigen_routes'),
  ]
  expect(addresses.flatMap((address) => found(address) ?? [])).toEqual([])
})

it('EDIT-05 a screen leads to its own section, a row to that of its list, an own kind to that of own kinds', () => {
  expect(handbookAddress('/')).toBe('/wp-admin/handleiding/beginnen/#het-overzicht')
  expect(handbookAddress('/orders')).toBe('/wp-admin/handleiding/bestellingen/')
  expect(handbookAddress('/orders/12/show')).toBe('/wp-admin/handleiding/bestellingen/')
  expect(handbookAddress('/orders/create')).toBe(
    '/wp-admin/handleiding/bestellingen/#iemand-belt-om-te-bestellen',
  )
  expect(handbookAddress('/eigen_routes/create')).toBe(`/wp-admin/handleiding/${ofOwnKinds}`)
})

it('EDIT-05 the button of the handbook has a name, and opens it in another window', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <AdminContext i18nProvider={i18nProvider}>
        <HandbookLink to={handbookAddress('/coupons')} />
      </AdminContext>,
    ),
  )
  const link = place.querySelector('a')
  expect([link?.getAttribute('aria-label'), link?.getAttribute('href'), link?.target]).toEqual([
    'Handleiding',
    '/wp-admin/handleiding/producten/#kortingscodes',
    '_blank',
  ])
  await act(async () => root.unmount())
})

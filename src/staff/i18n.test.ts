import { expect, it } from 'vitest'
import { i18nProvider } from './i18n.ts'

const { translate } = i18nProvider

it.each([
  ['redirects.end', {}],
  ['redirects.end', { _: 'redirects.end' }],
  ['resources.redirects.fields.year', { _: 'Year' }],
  ['resources.eigen_routes.fields.fields.year', { _: 'Fields year' }],
  ['resources.nowhere.name', { _: 'Nowhere' }],
  ['ra.navigation.somewhere', { _: 'Go somewhere' }],
])('EDIT-05 throws on a text that is missing: %s', (key, options) => {
  expect(() => translate(key, options)).toThrow('There is no text')
})

it.each([
  ['ra.action.save', {}, 'Opslaan'],
  ['resources.orders.fields.lines.quantity', { _: 'Lines quantity' }, 'Aantal'],
  ['Wanneer', { _: 'Wanneer' }, 'Wanneer'],
  ['resources.pages.page.edit', { _: 'Over ons' }, 'Over ons'],
  ['resources.orders.fields.checkoutKey', { _: '' }, ''],
  ['jobs.kinds.unheard', { _: 'unheard' }, 'unheard'],
])('EDIT-05 says %s', (key, options, text) => {
  expect(translate(key, options)).toBe(text)
})

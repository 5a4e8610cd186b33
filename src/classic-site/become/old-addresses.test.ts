import { expect, it } from 'vitest'
import { pathOfLink } from './old-addresses.ts'

it.each([
  ['https://oud.example/nieuws/bericht/?lang=nl', '/nieuws/bericht/'],
  ['/dagboek/naar-zee.html', '/dagboek/naar-zee.html'],
  ['https://oud.example/?p=12', undefined],
  // Every page of such a site has this path: it leads to none of them.
  ['/index.php?option=com_content&view=article&id=17', undefined],
  ['https://oud.example/index.php/2009/07/bericht/', '/index.php/2009/07/bericht/'],
])('EDIT-07 of the address %s the path %s leads on', (link, path) => {
  expect(pathOfLink(link)).toBe(path)
})

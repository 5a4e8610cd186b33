import { expect, it } from 'vitest'
import { isSetting } from './is-setting.ts'

const madeWith = { themes: ['barcelona-child'], plugins: ['shopengine', 'heemkunde'] }

it.each<[string, ...string[]]>([
  ['barcelona_featured_image_style', 'top', 'fw'],
  ['barcelona_show_social_sharing', 'on'],
  ['barcelona_contributor_id', '53', '12', '7'],
  ['shopengine_template__post_meta__type', 'single', '1'],
  ['hide_post_title', 'default'],
  ['hide_post_image', 'default', 'yes'],
  ['soy_show_title', 'Yes', 'No'],
  ['page_background_image_position', 'left top'],
  ['post_layout', 'full_width', 'left_sidebar'],
  ['page_title_opacity', '0.5'],
  ['sidebar', 'main-side-bar', 'woo-side-bar'],
  ['tweetcount', '0', '12'],
  ['ratings_average', '0'],
  ['dsq_thread_id', '1010804218', '1021807363'],
  ['disable_breadcrumbs', 'on'],
])('EDIT-07: %s of a theme or a plug-in is nothing for readers', (key, ...values) => {
  expect(isSetting(key, values, madeWith)).toBe(true)
})

it.each<[string, ...string[]]>([
  ['bouwjaar', '1902', '1850'],
  ['architect', 'P.J.H. Cuypers', 'onbekend'],
  ['toegankelijk', 'ja', 'nee'],
  ['accessible', 'yes', 'no'],
  ['heemkunde_jaar', '1902', '1850', '1911', '1755', '1634', '1799'],
  ['heemkunde_naam', 'De Hoop'],
  ['barcelona_reis', 'Een reis langs vele kerken'],
  ['pagina', '12-14', '33'],
  ['isbn', '978-90-1234-567-8'],
  ['kleur', 'rood', 'groen'],
  ['gezindte', 'rooms-katholiek', 'nederlands-hervormd'],
  ['website', 'https://molen.example/'],
  ['hoogte', '21', '17.5'],
  ['score_van_het_koor', 'Vierstemmig'],
])('EDIT-07: %s is a field of the site', (key, ...values) => {
  expect(isSetting(key, values, madeWith)).toBe(false)
})

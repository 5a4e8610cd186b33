import { expect, it } from 'vitest'
import { contextWith, renderRoom } from '../testing/render-room.ts'

const home = { label: 'Home', url: '/' }

it('EDIT-01 breadcrumb leads up to the front page; this page is no link', async () => {
  const trail = [
    home,
    { label: 'Plaatsen', url: '/jacobalia/' },
    { label: 'Jacobikerk', url: '/jacobalia/jacobikerk-utrecht/' },
  ]
  expect(await renderRoom('breadcrumb', {}, contextWith({ trail }))).toBe(
    '<nav class="crumbs" aria-label="Kruimelpad"><ol><li><a href="/">Home</a></li>' +
      '<li><a href="/jacobalia/">Plaatsen</a></li><li aria-current="page">Jacobikerk</li></ol></nav>',
  )
})

it('EDIT-01 breadcrumb has nothing to say on the front page', async () => {
  expect(await renderRoom('breadcrumb', {}, contextWith({ trail: [home] }))).toBe('')
})

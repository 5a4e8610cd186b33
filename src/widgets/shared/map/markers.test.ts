import { expect, it } from 'vitest'
import type { Content, MapPoint, PictureView } from '../../../features/content/index.ts'
import { createTexts, textData } from '../../../kernel/texts.ts'
import { initialValues } from '../../fields.ts'
import { aPicture, contextWith } from '../../testing/render-room.ts'
import { type MapProps, mapFields } from './map-fields.ts'
import { mapTexts } from './map-texts.nl.ts'
import { toMarkers } from './markers.ts'

const texts = createTexts<keyof typeof mapTexts>(textData(mapTexts))
const church: MapPoint = {
  id: 7,
  title: 'Jacobuskerk',
  url: '/jacobalia/rolde/',
  place: 'Rolde',
  kind: 'Kerk',
  kilometres: 1590,
  latitude: 52.99,
  longitude: 6.65,
  precision: 'exact',
  pictureId: 3,
}
const statue: MapPoint = {
  id: 8,
  title: '<Beeld> & glas',
  url: '/jacobalia/beeld/',
  latitude: 51,
  longitude: 5,
  precision: 'exact',
}
const markers = async (props: Partial<MapProps> = {}, pictures: readonly PictureView[] = []) =>
  toMarkers(
    [church, statue],
    { ...(initialValues(mapFields) as MapProps), ...props },
    contextWith({}, {
      pictures: async () => new Map(pictures.map((picture) => [picture.id, picture])),
      picture: async (id: number) => pictures.find((picture) => picture.id === id),
    } satisfies Partial<Content>),
    texts,
  )

it('CAT-08 gives each marker its fields: lat, lng, marker_index, marker, post_link, open_in_new_window, popup', async () => {
  const [first, second] = await markers()
  expect(first).toMatchObject({
    lat: 52.99,
    lng: 6.65,
    marker_index: 0,
    post_link: '/jacobalia/rolde/',
    id: 7,
  })
  expect(first?.marker).toMatch(/^<svg [^>]*><path /)
  expect(first?.open_in_new_window).toBe('')
  expect(first?.popup).toBe(
    '<a class="nm" href="/jacobalia/rolde/">Jacobuskerk</a><span class="small quiet">Rolde · Kerk</span>' +
      '<span class="small num">Nog 1.590 km naar Santiago</span>',
  )
  expect(second?.marker_index).toBe(1)
})

it('abuse 10 CAT-08 writes titles into the window as text', async () => {
  expect((await markers())[1]?.popup).toContain('&lt;Beeld&gt; &amp; glas')
})

it('CAT-08 shows a picture in the window', async () => {
  const [first] = await markers({}, [{ ...aPicture(), id: 3, alt: 'De toren' }])
  expect(first?.popup).toMatch(/^<img src="[^"]+" srcset="[^"]+"[^>]* alt="De toren">/)
})

it('CAT-08 open_in_new_window', async () => {
  const [first] = await markers({ openInNewWindow: true })
  expect(first?.open_in_new_window).toBe('yes')
  expect(first?.popup).toContain('target="_blank" rel="noopener"')
})

it('CAT-08 marker_type dynamic draws each by its kind, default all alike', async () => {
  const [one, other] = await markers()
  expect(one?.marker).not.toBe(other?.marker)
  const [same, alike] = await markers({ markerType: 'default' })
  expect(same?.marker).toBe(alike?.marker)
})

it('CAT-08 marker.icon: a sign of the house', async () => {
  const signs = await Promise.all(
    (['star', 'shell', 'pin', 'dot'] as const).map(
      async (markerIcon) => (await markers({ markerType: 'default', markerIcon }))[0]?.marker,
    ),
  )
  expect(new Set(signs).size).toBe(4)
})

it('CAT-08 marker.type image: a picture of the library, and the star when it is gone', async () => {
  const props = { markerType: 'default', markerIconType: 'image', markerImage: 5 } as const
  const [first] = await markers(props, [{ ...aPicture(), id: 5, src: '/media/5/a"b.jpg' }])
  expect(first?.marker).toMatch(/^<img src="\/media\/5\/a&quot;b.jpg"/)
  expect((await markers(props))[0]?.marker).toMatch(/^<svg/)
})

it('abuse 10 CAT-08 marker.type svg: a path of staff and nothing but a path', async () => {
  const own = (markerSvg: string) => markers({ markerType: 'default', markerIconType: 'svg', markerSvg })
  expect((await own('M0-9L9 9H-9z'))[0]?.marker).toContain('d="M0-9L9 9H-9z"')
  expect((await own('M0 0"/><script>alert(1)</script>'))[0]?.marker).not.toContain('script')
})

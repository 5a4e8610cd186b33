import type { Map as GlMap, LayerSpecification } from 'maplibre-gl'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { initialValues } from '../../../fields.ts'
import { type MapProps, mapFields } from '../map-fields.ts'
import { type MapOptions, toMapOptions } from '../map-options.ts'
import type { Marker } from '../markers.ts'
import { openAtlas } from './atlas.ts'
import { type LiveMap, liveMap } from './live-map.ts'

const markers = [1, 2, 3].map(
  (id): Marker => ({
    lat: 50 + id,
    lng: 4 + id,
    marker_index: id - 1,
    marker: '<svg><path d="M0 0"></path></svg>',
    post_link: `/jacobalia/${id}/`,
    open_in_new_window: '',
    id,
    popup: `<a class="nm" href="/jacobalia/${id}/">Kerk ${id}</a>`,
  }),
)
const base = { land: '', lakes: '', rivers: '', borders: '', names: '' }

/** What a press hits, as MapLibre would tell it. */
let hits: object[] = []
let made: Record<string, unknown> = {}
let gl: FakeMap
/** Of the map, in the window. */
let topPx = 0
let heightPx = 700

/** MapLibre without a screen: it remembers what it was told. */
class FakeMap {
  readonly told: Record<string, unknown[]> = {}
  readonly on = (name: string, act: (event: object) => void) => (this.#heard[name] = act)
  readonly #heard: Record<string, (event: object) => void> = {}
  readonly touchZoomRotate = { disableRotation: () => undefined }
  readonly keyboard = { disableRotation: () => undefined }
  readonly cooperativeGestures = {
    enable: () => this.#tell('gestures', 'two'),
    disable: () => this.#tell('gestures', 'free'),
  }

  constructor(options: object) {
    made = options as Record<string, unknown>
    gl = this
    const container = made.container as HTMLElement
    Object.defineProperty(container, 'clientHeight', { get: () => heightPx })
    container.getBoundingClientRect = () => new DOMRect(0, topPx, 800, heightPx)
  }
  #tell(name: string, value: unknown) {
    this.told[name] = [...(this.told[name] ?? []), value]
  }
  press = (x = 10, y = 10) => this.#heard.click?.({ point: { x, y } })
  fire = (name: string) => this.#heard[name]?.({})
  once = async () => undefined
  getSource = (name: string) => ({
    setData: (data: { features: unknown[] }) => this.#tell(name, data.features),
    getClusterExpansionZoom: async (id: number) => (id === 1 ? 9 : 14),
    getClusterLeaves: async () => [{ properties: { index: 1 } }, { properties: { index: 2 } }],
  })
  hasImage = () => false
  addImage = (name: string) => this.#tell('images', name)
  project = () => ({ x: 400, y: 500 })
  easeTo = (to: object) => this.#tell('ease', to)
  fitBounds = () => this.#tell('fit', [5.5, 51, 9, 54])
  jumpTo = (to: object) => this.#tell('jump', to)
  zoomIn = () => this.#tell('zoom', 'in')
  zoomOut = () => this.#tell('zoom', 'out')
  getZoom = () => 7
  getCenter = () => ({ lng: 6, lat: 52 })
  getBounds = () => ({
    getWest: () => 5.5,
    getSouth: () => 51,
    getEast: () => 9,
    getNorth: () => 54,
    contains: () => true,
  })
  getCanvas = () => document.createElement('canvas')
  queryRenderedFeatures = (_: unknown, { layers }: { layers: string[] }) =>
    hits.filter((hit) => layers.includes((hit as { layer: string }).layer))
  getLayer = () => true
  isSourceLoaded = () => true
  /** What was painted anew, by the frame in which it was. */
  readonly frames: [id: string, name: string, value: unknown][][] = []
  #isNewFrame = true
  setPaintProperty = (id: string, name: string, value: unknown) => {
    this.#tell(name, value)
    if (this.#isNewFrame) this.frames.push([])
    this.frames.at(-1)?.push([id, name, value])
    this.#isNewFrame = false
    requestAnimationFrame(() => (this.#isNewFrame = true))
  }
  setStyle = (style: { layers: { paint: object }[] }) => this.#tell('style', style.layers[0]?.paint)
  resize = () => undefined
  remove = () => this.#tell('removed', true)
}

const place = (index: number) => ({ layer: 'places', properties: { index } })
const root = () => document.querySelector<HTMLElement>('.place-map') as HTMLElement
const card = () => document.querySelector<HTMLElement>('[data-place-card]') as HTMLElement
const row = (id: number) => document.querySelector<HTMLElement>(`a[data-place="${id}"]`)
const named = () => [...card().querySelectorAll('li a')].map(({ textContent }) => textContent)
const said = vi.fn()

let live: LiveMap | undefined
async function open(props: Partial<MapProps> = {}, more: { chosen?: number; markers?: Marker[] } = {}) {
  const options: MapOptions = toMapOptions({ ...(initialValues(mapFields) as MapProps), ...props })
  const sheet = root().querySelector<HTMLElement>('.place-sheet') as HTMLElement
  const setup = {
    options,
    markers: '/kaart.json',
    texts: {
      inView: '{count} in beeld',
      noneInView: 'geen',
      closeLarge: 'Dicht',
      showList: 'Lijst',
      showMap: 'Kaart',
      notLocated: 'Niet gevonden',
    },
    ...(more.chosen ? { chosen: more.chosen } : {}),
  }
  live = await liveMap(
    { MapOf: FakeMap as unknown as typeof GlMap, base, draw: async () => ({}) as ImageData },
    { root: root(), sheet, say: said },
    setup,
    more.markers ?? markers,
  )
  return { live, setup }
}

beforeEach(() => {
  hits = []
  topPx = 0
  heightPx = 700
  window.innerHeight = 768
  said.mockClear()
  const rows = [1, 2, 3].map((id) => `<li><a href="/jacobalia/${id}/" data-place="${id}">Kerk ${id}</a></li>`)
  document.body.innerHTML = `<div class="place-map"><div><div class="place-sheet"><div class="chart"></div>
    <div data-place-card hidden><button class="close"></button><ul></ul></div>
    <button data-map-do="in"></button><button data-map-do="out"></button><button data-map-do="locate"></button>
    <div class="map-kinds" data-map-live hidden><button data-map-do="roadmap" aria-pressed="true"></button><button data-map-do="stars"></button></div>
    </div></div><div class="place-list"><ol>${rows.join('')}</ol></div></div>`
})
afterEach(() => live?.remove())

describe('CAT-08 the map', () => {
  it('draws land and water first, then plain lines, then dashed ones, each kind in a frame of its own', async () => {
    await open()
    const { layers } = made.style as { layers: LayerSpecification[] }
    const lines = layers.filter((layer) => layer.type === 'line')
    const isDashed = ({ paint }: (typeof lines)[number]) => paint?.['line-dasharray'] !== undefined
    expect(layers.map(({ type }) => type)).toContain('fill')
    expect(lines.every(({ paint }) => paint?.['line-opacity'] === 0)).toBe(true)
    const frames = [lines.filter((line) => !isDashed(line)), lines.filter(isDashed)]
    expect(frames.every((frame) => frame.length > 0)).toBe(true)
    expect(gl.frames).toEqual(frames.map((frame) => frame.map(({ id }) => [id, 'line-opacity', 1])))
  })

  it('marker_click_action info_window: opens one window at a time, pans by the rule and rings its marker', async () => {
    await open()
    hits = [place(0)]
    gl.press()
    hits = [place(1)]
    gl.press()
    expect(card().hidden).toBe(false)
    expect(named()).toEqual(['Kerk 2'])
    expect(gl.told.ease?.at(-1)).toMatchObject({ center: [6, 52], offset: [0, 250] })
    expect(gl.told.ring?.at(-1)).toMatchObject([{ geometry: { coordinates: [6, 52] } }])
    hits = []
    gl.press()
    expect(card().hidden).toBe(true)
  })

  it('keeps a pressed place and its window in sight where the map is higher than the browser window', async () => {
    await open()
    ;[topPx, heightPx] = [300, 1536]
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    hits = [place(1)]
    gl.press()
    // 100 px above the lower edge of the browser window, and its window no higher than from there to the top of the map.
    expect(gl.told.ease?.at(-1)).toMatchObject({ offset: [0, 368 - 768] })
    expect(card().style.maxHeight).toBe('341px')
    expect(scrolled).not.toHaveBeenCalled()
    window.innerHeight = 500
    gl.fire('resize')
    expect(scrolled, 'too low for its window').toHaveBeenCalledOnce()
    expect(gl.told.ease).toHaveLength(2)
  })

  it('wakes what stands in a drawn window, and lets it sleep when another takes its place', async () => {
    await open()
    const heard: string[] = []
    for (const name of ['html-leaving', 'html-added'])
      card().addEventListener(name, () => heard.push(`${name} ${named().join()}`))
    for (const at of [0, 1]) {
      hits = [place(at)]
      gl.press()
    }
    expect(heard).toEqual(['html-leaving ', 'html-added Kerk 1', 'html-leaving Kerk 1', 'html-added Kerk 2'])
  })

  it('marker_click_action post_link: goes to the place, in a new window when open_in_new_window is yes', async () => {
    const followed: string[] = []
    document.addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof HTMLAnchorElement)) return
        event.preventDefault()
        followed.push(`${event.target.getAttribute('href')} ${event.target.target} ${event.target.rel}`)
      },
      { once: false },
    )
    await open(
      { markerClickAction: 'post_link' },
      { markers: markers.map((one, at) => ({ ...one, open_in_new_window: at === 1 ? 'yes' : '' })) },
    )
    hits = [place(0)]
    gl.press()
    hits = [place(1)]
    gl.press()
    expect(followed).toEqual(['/jacobalia/1/  ', '/jacobalia/2/ _blank noopener'])
    expect(card().hidden).toBe(true)
  })

  it('listing_marker_sync: marks the row of an open place, and rings the place of a row that is pointed at', async () => {
    await open()
    hits = [place(2)]
    gl.press()
    expect(row(3)?.classList.contains('on')).toBe(true)
    card().querySelector<HTMLElement>('.close')?.click()
    expect(document.querySelector('a.on')).toBeNull()
    row(1)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    expect(gl.told.ring?.at(-1)).toMatchObject([{ geometry: { coordinates: [5, 51] } }])
    row(2)?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    expect(row(2)?.classList.contains('on')).toBe(true)
  })

  it('listing_marker_sync off: leaves the list alone', async () => {
    await open({ listingMarkerSync: false })
    hits = [place(2)]
    gl.press()
    expect(document.querySelector('a.on')).toBeNull()
  })

  it('markerCluster: a press enlarges a cluster, and names those that lie on one spot', async () => {
    await open()
    const cluster = (id: number) => ({
      layer: 'clusters',
      properties: { cluster_id: id },
      geometry: { type: 'Point', coordinates: [5, 52] },
    })
    hits = [cluster(1)]
    gl.press()
    await vi.waitFor(() => expect(gl.told.ease?.at(-1)).toMatchObject({ zoom: 9, center: [5, 52] }))
    hits = [cluster(2)]
    gl.press()
    await vi.waitFor(() => expect(named()).toEqual(['Kerk 2', 'Kerk 3']))
  })

  it('clickableIcons: a press on the name of a town goes there, or not', async () => {
    const town = { layer: 'towns', properties: {}, geometry: { type: 'Point', coordinates: [5.1, 52.1] } }
    await open()
    hits = [town]
    gl.press()
    expect(gl.told.ease?.at(-1)).toMatchObject({ center: [5.1, 52.1], zoom: 10 })
    live?.remove()
    await open({ clickableIcons: false })
    gl.press()
    expect(gl.told.ease).toBeUndefined()
  })

  it('gestureHandling, scrollwheel and disableDoubleClickZoom set what hands can do', async () => {
    await open()
    expect(made).toMatchObject({
      interactive: true,
      cooperativeGestures: true,
      scrollZoom: true,
      doubleClickZoom: true,
    })
    live?.remove()
    await open({ gestureHandling: 'greedy', scrollwheel: false, disableDoubleClickZoom: true })
    expect(made).toMatchObject({ cooperativeGestures: false, scrollZoom: false, doubleClickZoom: false })
    live?.remove()
    await open({ gestureHandling: 'none' })
    expect(made).toMatchObject({ interactive: false })
    live?.remove()
    await open({ gestureHandling: 'cooperative' })
    live?.setLarge(true)
    expect(gl.told.gestures).toBeUndefined()
  })

  it('zoomControl: its buttons enlarge and lessen', async () => {
    await open()
    for (const deed of ['in', 'out']) document.querySelector<HTMLElement>(`[data-map-do="${deed}"]`)?.click()
    expect(gl.told.zoom).toEqual(['in', 'out'])
  })

  it('mapTypeControl: changes between land and stars', async () => {
    await open({ mapTypeControl: true })
    expect(document.querySelector<HTMLElement>('.map-kinds')?.hidden).toBe(false)
    document.querySelector<HTMLElement>('[data-map-do="stars"]')?.click()
    expect(document.querySelector('[data-map-do="stars"]')?.getAttribute('aria-pressed')).toBe('true')
    expect(document.querySelector('[data-map-do="roadmap"]')?.getAttribute('aria-pressed')).toBe('false')
    expect(gl.told.style).toHaveLength(1)
    await vi.waitFor(() => expect(gl.told.places).toHaveLength(2))
  })

  it('markerAnimation moves markers once, and not for who asked for rest', async () => {
    await open({ markerAnimation: 'drop' })
    await vi.waitFor(() => expect(gl.told['icon-translate']?.at(-1)).toEqual([0, 0]))
    expect(gl.told['icon-translate']?.[0]).toEqual([0, -120])
    live?.remove()
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    await open({ markerAnimation: 'bounce' })
    expect(gl.told['icon-translate']).toBeUndefined()
    expect(made).toMatchObject({ fadeDuration: 0 })
  })

  it('asks where a visitor is by their own press and not before', async () => {
    const getCurrentPosition = vi.fn((found: (at: object) => void, not: () => void) => {
      found({ coords: { latitude: 52, longitude: 5 } })
      not()
    })
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
    await open()
    expect(getCurrentPosition).not.toHaveBeenCalled()
    document.querySelector<HTMLElement>('[data-map-do="locate"]')?.click()
    expect(gl.told.here?.at(-1)).toMatchObject([{ geometry: { coordinates: [5, 52] } }])
    expect(said).toHaveBeenLastCalledWith('Niet gevonden')
  })

  it('says how many places are in sight, and opens the one in the middle by Enter', async () => {
    await open()
    expect(said).toHaveBeenLastCalledWith('2 in beeld')
    document.querySelector('.live-map')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }))
    expect(named()).toEqual(['Kerk 2'])
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(card().hidden).toBe(true)
  })

  it('begins at the entry whose page it stands on, with its ring', async () => {
    await open({}, { chosen: 3 })
    expect(made).toMatchObject({ center: [7, 53] })
    expect(gl.told.ring?.at(-1)).toMatchObject([{ geometry: { coordinates: [7, 53] } }])
  })

  it('fullscreenControl: opens large with its list, one of the two at a time on a phone, and goes back by Escape', async () => {
    const { live, setup } = await open()
    const close = openAtlas(root(), setup, live)
    const dialog = document.querySelector('dialog')
    expect(dialog?.open).toBe(true)
    expect(dialog?.contains(root())).toBe(true)
    expect(gl.told.gestures).toEqual(['free'])
    expect(gl.told.fit, 'all that was seen').toHaveLength(1)
    expect(dialog?.dataset.shown).toBe('map')
    const [list, map] = dialog?.querySelectorAll<HTMLElement>('.atlas-switch button') ?? []
    list?.click()
    expect(dialog?.dataset.shown).toBe('list')
    expect([list, map].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'false'])
    live.show(1)
    const first = new Event('cancel', { cancelable: true })
    dialog?.dispatchEvent(first)
    expect(first.defaultPrevented, 'Escape closes the window first').toBe(true)
    close()
    expect(document.querySelector('dialog')).toBeNull()
    expect(document.body.contains(root())).toBe(true)
    expect(gl.told.gestures).toEqual(['free', 'two'])
    expect(gl.told.jump, 'as it was').toEqual([{ center: { lng: 6, lat: 52 }, zoom: 7 }])
  })

  it('is gone without a trace', async () => {
    const { live } = await open()
    live.remove()
    expect(document.querySelector('.live-map, .map-credit, .is-live')).toBeNull()
    expect(gl.told.removed).toEqual([true])
  })
})

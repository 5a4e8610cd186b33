import type {
  GeoJSONSource,
  Map as GlMap,
  LayerSpecification,
  LineLayerSpecification,
  MapGeoJSONFeature,
  MapMouseEvent,
  PointLike,
} from 'maplibre-gl'
import { pilgrimRoutes } from '../../../../ui/star-chart/low-countries.ts'
import type { BaseMapFiles } from '../base/base-map.ts'
import { follow } from '../follow.ts'
import type { MapOptions } from '../map-options.ts'
import type { MapSetup } from '../map-setup.ts'
import type { MapDeed } from '../map-view.tsx'
import type { Marker } from '../markers.ts'
import { countIn, panOffset, roomAbove, seenOf, startOf } from './camera.ts'
import { type drawIcon, readIcon } from './icon-image.ts'
import { infoWindow } from './info-window.ts'
import { entryOfRow, markRows, showRow } from './rows.ts'
import { clusterIcon, clusterMaxZoom, clusterSizesPx, mapStyle, markerLayers, townLayers } from './style.ts'
import { inColours, type Theme, themeOf } from './theme.ts'
import type { Tiles } from './tiles.ts'

/** How far from a marker a press may land, in pixels. */
const reachPx = 14
const halfMarkerPx = 12
/** With less room than this above it for its window, the page scrolls to the map first. */
const leastWindowPx = 180
const moveMs = 200
/** Limits of the drawn land around the Low Countries. */
const drawn: [[number, number], [number, number]] = [
  [-26, 33],
  [46, 72],
]

export interface LiveMap {
  /** Opens the window of an entry. */
  show(id: number): void
  /** Returns true when a window was open. */
  closeWindow(): boolean
  /**
   * Full screen, where the map handles all gestures. What was seen of the land is seen there too; on the way back the
   * map is as it was.
   */
  setLarge(isLarge: boolean): void
  remove(): void
}

/** Replaced by tests. */
export interface Drawing {
  MapOf: new (options: ConstructorParameters<typeof GlMap>[0]) => GlMap
  base: BaseMapFiles
  tiles?: Tiles | undefined
  draw: typeof drawIcon
}

/** The map's place in the page: its sheet, and the element with the sheet and the list beside it. */
export interface Host {
  root: HTMLElement
  sheet: HTMLElement
  say(text: string): void
}

/** Replaces the drawn chart (CAT-08); resolves when its markers are on it. */
export async function liveMap(
  { MapOf, base, tiles, draw }: Drawing,
  { root, sheet, say }: Host,
  { options, texts, chosen }: MapSetup,
  markers: readonly Marker[],
): Promise<LiveMap> {
  const page = sheet.ownerDocument
  const card = sheet.querySelector<HTMLElement>('[data-place-card]')
  if (!card) throw new Error('a map without its card')
  const calm = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? false
  const container = page.createElement('div')
  container.className = 'live-map'
  const credit = page.createElement('p')
  credit.className = 'map-credit'
  credit.textContent = [tiles?.credit, texts.mapCredit].filter(Boolean).join(' · ')
  card.before(container, credit)
  /** Resolves in a task after the next frame, in which nothing is drawn. */
  const nextFrame = () =>
    new Promise((done) => page.defaultView?.requestAnimationFrame(() => setTimeout(done)))
  const points = featuresOf(markers)
  // The page is laid out with its container in a frame of its own: the map would have it done at once.
  await nextFrame()
  await nextFrame()

  let theme = themeOf(options, options.mapTypeId)
  /**
   * Land and water first, then plain lines, dashed lines and what lies on top: each kind has shaders, and compiling all
   * of them at once would block the page. A line that cannot be seen needs none.
   */
  const styleOf = (wanted: Theme) => {
    const style = mapStyle({
      theme: wanted,
      base,
      tiles,
      routes: pilgrimRoutes,
      clusters: options.markerCluster,
    })
    const isOnTop = ({ type }: LayerSpecification) => type === 'symbol' || type === 'circle'
    const ground = style.layers.filter((layer) => !isOnTop(layer))
    return {
      ground: { ...style, layers: ground.map((layer) => (layer.type === 'line' ? unseen(layer) : layer)) },
      lines: ground.filter((layer) => layer.type === 'line'),
      onTop: style.layers.filter(isOnTop),
    }
  }
  const focus = chosen === undefined ? undefined : markers.find(({ id }) => id === chosen)
  const make = (more: ConstructorParameters<typeof GlMap>[0]) => {
    try {
      return new MapOf(more)
    } catch (error) {
      container.remove()
      credit.remove()
      throw error
    }
  }
  const map = make({
    container,
    style: styleOf(theme).ground,
    ...startOf(options, markers, focus),
    ...gesturesOf(options),
    maxBounds: drawn,
    minZoom: 3,
    maxZoom: 15,
    maxPitch: 0,
    renderWorldCopies: false,
    attributionControl: false,
    validateStyle: false,
    fadeDuration: calm ? 0 : 120,
    locale: {
      'Map.Title': (texts.mapLabel ?? '').replace('{count}', String(markers.length)),
      'CooperativeGesturesHandler.WindowsHelpText': texts.wheel ?? '',
      'CooperativeGesturesHandler.MacHelpText': texts.wheelMac ?? '',
      'CooperativeGesturesHandler.MobileHelpText': texts.twoFingers ?? '',
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()

  const stop = new AbortController()
  const { signal } = stop
  const popup = infoWindow(card, container)
  let opened: readonly Marker[] = []
  /** Its view before it was opened large. */
  let small: Parameters<GlMap['jumpTo']>[0] = {}

  const source = (name: string) => map.getSource<GeoJSONSource>(name)
  const ring = (marker: Marker | undefined) => source('ring')?.setData(pointsOf(marker ? [marker] : []))
  /** Icons and markers, which a new style lacks. */
  const dress = async () => {
    const clusters = clusterSizesPx.map((px): [string, string] => [`cluster-${px}`, clusterIcon(px)])
    const images = await Promise.all(
      [...points.icons, ...clusters].map(async ([name, html]) => {
        const icon = readIcon(inColours(html, theme))
        return { name, pixels: icon && (await draw(icon)) }
      }),
    )
    if (signal.aborted) return
    for (const { name, pixels } of images)
      if (pixels && !map.hasImage(name)) map.addImage(name, pixels, { pixelRatio: 2 })
    await nextFrame()
    if (signal.aborted) return
    source('places')?.setData(points.data)
    ring(opened[0])
    const { lines, onTop } = styleOf(theme)
    for (const kind of [lines.filter((line) => !isDashed(line)), lines.filter(isDashed)]) {
      await nextFrame()
      if (signal.aborted) return
      for (const { id, paint } of kind) map.setPaintProperty(id, 'line-opacity', paint?.['line-opacity'] ?? 1)
    }
    for (const layer of onTop) {
      await nextFrame()
      if (signal.aborted) return
      if (!map.getLayer(layer.id)) map.addLayer(layer)
    }
    // Drawn before anything else happens to the map, such as opening it large.
    while (!map.isSourceLoaded('places')) await map.once('sourcedata')
    await nextFrame()
  }

  const place = () => {
    const [marker] = opened
    if (marker) popup.move(map.project([marker.lng, marker.lat]), halfMarkerPx)
  }
  const closeWindow = () => {
    const was = popup.isOpen()
    popup.close()
    opened = []
    ring(undefined)
    if (options.listing_marker_sync) markRows(root, [])
    return was
  }
  const seen = () => seenOf(container.getBoundingClientRect(), page.defaultView?.innerHeight ?? 0)
  /** Moves the map until the open place and its window are in sight. */
  const settle = (marker: Marker, zoom: number, duration: number) => {
    if (roomAbove(seen(), halfMarkerPx) < leastWindowPx) sheet.scrollIntoView({ block: 'nearest' })
    popup.fit(roomAbove(seen(), halfMarkerPx))
    place()
    const offset = panOffset(container.clientHeight, seen())
    map.easeTo({ center: [marker.lng, marker.lat], offset, zoom, duration })
  }
  const open = (which: readonly Marker[], zoom = map.getZoom()) => {
    const [marker] = which
    if (!marker) return
    opened = which
    popup.open(which)
    ring(marker)
    const ids = which.map(({ id }) => id)
    if (options.listing_marker_sync) {
      markRows(root, ids)
      showRow(root, ids)
    }
    settle(marker, zoom, moveMs)
  }
  const press = (which: readonly Marker[]) => {
    const [marker] = which
    if (marker && which.length === 1 && options.marker_click_action === 'post_link') follow(page, marker)
    else open(which)
  }

  const openCluster = async (feature: MapGeoJSONFeature) => {
    const id = Number(feature.properties.cluster_id)
    const places = source('places')
    if (!places || feature.geometry.type !== 'Point') return
    const zoom = await places.getClusterExpansionZoom(id)
    const [lng = 0, lat = 0] = feature.geometry.coordinates
    if (zoom <= clusterMaxZoom) return void map.easeTo({ center: [lng, lat], zoom, duration: moveMs })
    const leaves = await places.getClusterLeaves(id, 100, 0)
    if (!signal.aborted) open(leaves.flatMap((leaf) => markers[Number(leaf.properties?.index)] ?? []))
  }

  map.on('click', ({ point }: MapMouseEvent) => {
    const [hit] = map.queryRenderedFeatures(around(point), { layers: [...markerLayers] })
    if (hit?.properties.cluster_id !== undefined) return void openCluster(hit)
    if (hit) return press([markers[Number(hit.properties.index)]].flatMap((marker) => marker ?? []))
    closeWindow()
    const [town] = options.clickableIcons ? map.queryRenderedFeatures(point, { layers: [...townLayers] }) : []
    if (town?.geometry.type !== 'Point') return
    const [lng = 0, lat = 0] = town.geometry.coordinates
    map.easeTo({ center: [lng, lat], zoom: Math.max(map.getZoom() + 1.5, 10), duration: moveMs })
  })
  map.on('mousemove', ({ point }: MapMouseEvent) => {
    const [hit] = map.queryRenderedFeatures(around(point), { layers: [...markerLayers] })
    map.getCanvas().style.cursor = hit ? 'pointer' : ''
  })
  map.on('move', place)
  map.on('resize', () => {
    const [marker] = opened
    if (marker) settle(marker, map.getZoom(), 0)
  })
  map.on('moveend', () => {
    const bounds = map.getBounds()
    const count = countIn(markers, [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()])
    const text = count === 0 ? texts.noneInView : count === 1 ? texts.oneInView : texts.inView
    say((text ?? '').replace('{count}', String(count)))
  })

  const pointed = (event: Event) => {
    const id = entryOfRow(event)
    const marker = markers.find((one) => one.id === id)
    if (!marker || popup.isOpen()) return
    markRows(root, [marker.id])
    ring(marker)
  }
  if (options.listing_marker_sync) {
    root.addEventListener('pointerover', pointed, { signal })
    root.addEventListener('focusin', pointed, { signal })
  }
  card.querySelector('.close')?.addEventListener('click', closeWindow, { signal })
  page.addEventListener(
    'keydown',
    ({ key }) => {
      // A dialog handles Escape itself, and asks first.
      if (key === 'Escape' && !root.closest('dialog')) closeWindow()
    },
    { signal },
  )
  container.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter') press(nearestTo(map, markers).slice(0, 1))
    },
    { signal },
  )

  const locate = () =>
    page.defaultView?.navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        source('here')?.setData(pointsOf([{ lat, lng }]))
        map.easeTo({ center: [lng, lat], zoom: Math.max(map.getZoom(), 9), duration: moveMs })
      },
      () => say(texts.notLocated ?? ''),
      { timeout: 20_000, maximumAge: 60_000 },
    )
  const wear = async (kind: MapOptions['mapTypeId']) => {
    theme = themeOf(options, kind)
    for (const button of sheet.querySelectorAll<HTMLElement>('.map-kinds [data-map-do]'))
      button.setAttribute('aria-pressed', String(button.dataset.mapDo === kind))
    map.setStyle(styleOf(theme).ground, { diff: false })
    await map.once('style.load')
    await dress()
  }
  const deeds: Partial<Record<MapDeed, () => void>> = {
    in: () => map.zoomIn({ duration: moveMs }),
    out: () => map.zoomOut({ duration: moveMs }),
    locate,
    roadmap: () => void wear('roadmap'),
    stars: () => void wear('stars'),
  }
  sheet.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-map-do]') : null
      deeds[button?.dataset.mapDo as MapDeed]?.()
    },
    { signal },
  )

  await map.once('load')
  await dress()
  for (const part of sheet.querySelectorAll<HTMLElement>('[data-map-live]')) part.hidden = false
  sheet.classList.add('is-live')
  if (!calm) animate(map, options.markerAnimation)
  if (focus) ring(focus)
  map.fire('moveend')

  return {
    show(id) {
      const marker = markers.find((one) => one.id === id)
      // The zoom at which it leaves its cluster.
      if (marker) open([marker], Math.max(map.getZoom(), 9.5))
    },
    closeWindow,
    setLarge(isLarge) {
      const before = map.getBounds()
      map.resize()
      if (!isLarge) map.jumpTo(small)
      else {
        small = { center: map.getCenter(), zoom: map.getZoom() }
        if (opened.length === 0) map.fitBounds(before, { duration: 0 })
      }
      if (options.gestureHandling !== 'auto') return
      if (isLarge) map.cooperativeGestures.disable()
      else map.cooperativeGestures.enable()
    },
    remove() {
      stop.abort()
      closeWindow()
      card.classList.remove('is-window')
      sheet.classList.remove('is-live')
      map.remove()
      container.remove()
      credit.remove()
    },
  }
}

const isDashed = ({ paint }: LineLayerSpecification) => paint?.['line-dasharray'] !== undefined
const unseen = (layer: LineLayerSpecification) => ({
  ...layer,
  paint: { ...layer.paint, 'line-opacity': 0, 'line-opacity-transition': { duration: 0 } },
})

const gesturesOf = ({ gestureHandling, scrollwheel, disableDoubleClickZoom }: MapOptions) => ({
  interactive: gestureHandling !== 'none',
  cooperativeGestures: gestureHandling === 'auto' || gestureHandling === 'cooperative',
  scrollZoom: scrollwheel,
  doubleClickZoom: !disableDoubleClickZoom,
  dragRotate: false,
  pitchWithRotate: false,
  touchPitch: false,
})

const around = ({ x, y }: { x: number; y: number }): [PointLike, PointLike] => [
  [x - reachPx, y - reachPx],
  [x + reachPx, y + reachPx],
]

type Point = Pick<Marker, 'lat' | 'lng'>

const featureOf = <P extends object>({ lat, lng }: Point, properties: P) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
})

const pointsOf = (points: readonly Point[]) => ({
  type: 'FeatureCollection' as const,
  features: points.map((point) => featureOf(point, {})),
})

/** Each icon once under a name of its own, and the markers that use it. */
function featuresOf(markers: readonly Marker[]) {
  const icons = new Map<string, string>()
  const features = markers.map((marker, index) => {
    const icon = icons.get(marker.marker) ?? `icon-${icons.size}`
    icons.set(marker.marker, icon)
    return featureOf(marker, { index, icon })
  })
  return {
    icons: [...icons].map(([html, name]): [string, string] => [name, html]),
    data: { type: 'FeatureCollection' as const, features },
  }
}

/** The markers in view, the nearest to the centre first. */
function nearestTo(map: GlMap, markers: readonly Marker[]): Marker[] {
  const { lng, lat } = map.getCenter()
  const away = (marker: Marker) => Math.hypot((marker.lng - lng) * 0.62, marker.lat - lat)
  const bounds = map.getBounds()
  return markers
    .filter((marker) => bounds.contains([marker.lng, marker.lat]))
    .sort((a, b) => away(a) - away(b))
}

/** Markers drop into place, or bounce twice. */
function animate(map: GlMap, kind: MapOptions['markerAnimation']): void {
  const steps: Record<MapOptions['markerAnimation'], readonly number[]> = {
    '': [],
    drop: [-120, 0],
    bounce: [-14, 0, -8, 0],
  }
  const shift = (px: number) => {
    for (const layer of markerLayers) map.setPaintProperty(layer, 'icon-translate', [0, px])
  }
  for (const [at, px] of steps[kind].entries())
    setTimeout(() => map.getLayer('places') && shift(px), at * moveMs)
}

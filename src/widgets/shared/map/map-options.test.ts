import { expect, it } from 'vitest'
import { initialValues } from '../../fields.ts'
import { type MapProps, mapFields } from './map-fields.ts'
import { toMapOptions } from './map-options.ts'

const initial = initialValues(mapFields) as MapProps

it('CAT-08 starts with the options of section 3 as a new map has them', () => {
  expect(toMapOptions(initial)).toEqual({
    listing_marker_sync: true,
    marker_click_action: 'info_window',
    marker_type: 'dynamic',
    marker: { type: 'icon', icon: 'star' },
    markerAnimation: '',
    markerCluster: true,
    auto_center: 'yes',
    zoom: 7,
    styles: 'light',
    backgroundColor: '',
    clickableIcons: true,
    disableDefaultUI: false,
    disableDoubleClickZoom: false,
    mapTypeId: 'roadmap',
    mapTypeControl: false,
    streetViewControl: false,
    zoomControl: true,
    fullscreenControl: true,
    locateControl: true,
    gestureHandling: 'auto',
    scrollwheel: true,
  })
})

it('CAT-08 passes on every option as staff set it', () => {
  const { streetViewControl, ...options } = toMapOptions({
    ...initial,
    listingMarkerSync: false,
    markerClickAction: 'post_link',
    markerType: 'default',
    markerIconType: 'svg',
    markerIcon: 'shell',
    markerAnimation: 'drop',
    markerCluster: false,
    autoCenter: false,
    zoom: 9,
    styles: 'night',
    backgroundColor: '#ABC',
    clickableIcons: false,
    disableDefaultUI: true,
    disableDoubleClickZoom: true,
    mapTypeId: 'stars',
    mapTypeControl: true,
    streetViewControl: true,
    zoomControl: false,
    fullscreenControl: false,
    locateControl: false,
    gestureHandling: 'greedy',
    scrollwheel: false,
  })
  expect(streetViewControl, 'taken and without effect').toBe(true)
  expect(options).toEqual({
    listing_marker_sync: false,
    marker_click_action: 'post_link',
    marker_type: 'default',
    marker: { type: 'svg', icon: 'shell' },
    markerAnimation: 'drop',
    markerCluster: false,
    auto_center: '',
    zoom: 9,
    styles: 'night',
    backgroundColor: '#ABC',
    clickableIcons: false,
    disableDefaultUI: true,
    disableDoubleClickZoom: true,
    mapTypeId: 'stars',
    mapTypeControl: true,
    zoomControl: false,
    fullscreenControl: false,
    locateControl: false,
    gestureHandling: 'greedy',
    scrollwheel: false,
  })
})

it.each(['red', '#12', 'url(https://elsewhere.example/)', '#1d2256;display:none'])(
  'CAT-08 takes nothing but a colour as backgroundColor: %s',
  (backgroundColor) => expect(toMapOptions({ ...initial, backgroundColor }).backgroundColor).toBe(''),
)

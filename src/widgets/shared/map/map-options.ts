import type { MapProps } from './map-fields.ts'

/** The map options of section 3, as scripts read them. */
export interface MapOptions
  extends Pick<
    MapProps,
    | 'markerAnimation'
    | 'markerCluster'
    | 'zoom'
    | 'styles'
    | 'backgroundColor'
    | 'clickableIcons'
    | 'disableDefaultUI'
    | 'disableDoubleClickZoom'
    | 'mapTypeId'
    | 'mapTypeControl'
    | 'streetViewControl'
    | 'zoomControl'
    | 'fullscreenControl'
    | 'gestureHandling'
    | 'scrollwheel'
  > {
  listing_marker_sync: boolean
  marker_click_action: MapProps['markerClickAction']
  marker_type: MapProps['markerType']
  marker: { type: MapProps['markerIconType']; icon: string }
  auto_center: 'yes' | ''
  locateControl: boolean
}

/** An invalid colour is dropped, since it goes into a style. */
const colour = (text: string): string => (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text) ? text : '')

export const toMapOptions = (props: MapProps): MapOptions => ({
  listing_marker_sync: props.listingMarkerSync,
  marker_click_action: props.markerClickAction,
  marker_type: props.markerType,
  marker: { type: props.markerIconType, icon: props.markerIcon },
  markerAnimation: props.markerAnimation,
  markerCluster: props.markerCluster,
  auto_center: props.autoCenter ? 'yes' : '',
  zoom: props.zoom,
  styles: props.styles,
  backgroundColor: colour(props.backgroundColor),
  clickableIcons: props.clickableIcons,
  disableDefaultUI: props.disableDefaultUI,
  disableDoubleClickZoom: props.disableDoubleClickZoom,
  mapTypeId: props.mapTypeId,
  mapTypeControl: props.mapTypeControl,
  streetViewControl: props.streetViewControl,
  zoomControl: props.zoomControl,
  fullscreenControl: props.fullscreenControl,
  locateControl: props.locateControl,
  gestureHandling: props.gestureHandling,
  scrollwheel: props.scrollwheel,
})

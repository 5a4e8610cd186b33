import { type ClassicMapping, type ClassicWidget, draft } from 'schelp/extension'
import { fields } from './fields.ts'

/** Maps of the places of a classic site, with the markers that ours draws of them. */
const map = (from: ClassicWidget) =>
  draft(fields, {
    mode: 'archive',
    caption: '',
    markerCluster: from.is('marker_cluster', from.is('markerCluster', true)),
    autoCenter: from.is('auto_center', true),
    zoom: Math.min(14, Math.max(3, from.number('zoom') ?? 7)),
    markerClickAction: from.choice('marker_click_action', { post_link: 'post_link' }, 'info_window'),
    openInNewWindow: from.is('open_in_new_window'),
  })

export const classic: ClassicMapping = {
  elementor: {
    'ae-dynamic-map': map,
    'ae-map': map,
    'ae-cf-google-map': (from) =>
      draft(fields, {
        mode: 'entry',
        caption: '',
        zoom: Math.min(14, Math.max(3, from.number('zoom') ?? 7)),
      }),
    'jet-engine-maps-listing': map,
  },
  shortcodes: { geo_mashup_map: map, geopress_map: map },
}

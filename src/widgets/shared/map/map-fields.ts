import type { FieldPart, ValuesOf } from '../../fields.ts'

type When = { readonly prop: string; readonly is: readonly string[] }

/** For a widget that is always a map. */
export const mapFields = fieldsWhen()

/** For a list whose `face` may be a map. */
export const mapFaceFields = fieldsWhen({ prop: 'face', is: ['map'] })

export type MapProps = ValuesOf<typeof mapFields>

/** Behaviour and look of the live map (section 3, map options). */
function fieldsWhen(when?: When) {
  const common: { readonly part: FieldPart; readonly when?: When } = when
    ? { part: 'map', when }
    : { part: 'map' }
  return {
    markerClickAction: {
      type: 'choice',
      label: 'Een druk op een plaats',
      options: [
        { value: 'info_window', label: 'Toont wat het is' },
        { value: 'post_link', label: 'Gaat naar haar bladzijde' },
      ],
      ...common,
    },
    openInNewWindow: { type: 'toggle', label: 'Die bladzijde in een nieuw venster', ...common },
    listingMarkerSync: {
      type: 'toggle',
      label: 'Kaart en lijst wijzen elkaar aan',
      initial: true,
      ...common,
    },
    markerType: {
      type: 'choice',
      label: 'Tekens',
      options: [
        { value: 'dynamic', label: 'Naar het soort plaats' },
        { value: 'default', label: 'Alle gelijk' },
      ],
      ...common,
    },
    markerIconType: {
      type: 'choice',
      label: 'Als alle gelijk zijn',
      options: [
        { value: 'icon', label: 'Een teken van het huis' },
        { value: 'image', label: 'Een afbeelding' },
        { value: 'svg', label: 'Een eigen tekening' },
      ],
      ...common,
    },
    markerIcon: {
      type: 'choice',
      label: 'Teken van het huis',
      options: [
        { value: 'star', label: 'Ster' },
        { value: 'shell', label: 'Schelp' },
        { value: 'pin', label: 'Speld' },
        { value: 'dot', label: 'Stip' },
      ],
      ...common,
    },
    markerImage: { type: 'media', label: 'Afbeelding', ...common },
    markerSvg: {
      type: 'text',
      label: 'Eigen tekening',
      help: 'Het pad (d) van een SVG van 32 bij 32, met het midden op 0,0.',
      ...common,
    },
    markerAnimation: {
      type: 'choice',
      label: 'Beweging van de tekens bij het openen',
      options: [
        { value: '', label: 'Geen' },
        { value: 'drop', label: 'Ze vallen op hun plaats' },
        { value: 'bounce', label: 'Ze veren even op' },
      ],
      ...common,
    },
    markerCluster: { type: 'toggle', label: 'Plaatsen dicht bijeen samen', initial: true, ...common },
    autoCenter: { type: 'toggle', label: 'Begint waar de plaatsen liggen', initial: true, ...common },
    zoom: {
      type: 'number',
      label: 'Vergroting',
      help: 'Van 3 (Europa) tot 14 (een straat); waar de kaart begint, of als er een plaats is.',
      initial: 7,
      min: 3,
      max: 14,
      ...common,
    },
    styles: {
      type: 'choice',
      label: 'Kleuren',
      options: [
        { value: 'light', label: 'Land als papier' },
        { value: 'night', label: 'Nacht' },
      ],
      ...common,
    },
    backgroundColor: {
      type: 'text',
      label: 'Kleur van het water',
      help: 'Zoals #1d2256; leeg is die van het huis.',
      ...common,
    },
    mapTypeId: {
      type: 'choice',
      label: 'Begint als',
      options: [
        { value: 'roadmap', label: 'Kaart met land en water' },
        { value: 'stars', label: 'Sterrenhemel' },
      ],
      ...common,
    },
    mapTypeControl: { type: 'toggle', label: 'Bezoekers wisselen kaart en sterrenhemel', ...common },
    zoomControl: { type: 'toggle', label: 'Knoppen om te vergroten', initial: true, ...common },
    fullscreenControl: {
      type: 'toggle',
      label: 'Knop om de kaart groot te openen',
      initial: true,
      ...common,
    },
    locateControl: { type: 'toggle', label: 'Knop ‘Waar ben ik?’', initial: true, ...common },
    disableDefaultUI: { type: 'toggle', label: 'Geen enkele knop', ...common },
    clickableIcons: {
      type: 'toggle',
      label: 'Een druk op een plaatsnaam gaat erheen',
      initial: true,
      ...common,
    },
    disableDoubleClickZoom: { type: 'toggle', label: 'Twee keer drukken vergroot niet', ...common },
    gestureHandling: {
      type: 'choice',
      label: 'Schuiven en knijpen',
      options: [
        { value: 'auto', label: 'In de bladzijde met twee vingers of Ctrl, groot geopend vrij' },
        { value: 'cooperative', label: 'Altijd met twee vingers of Ctrl' },
        { value: 'greedy', label: 'Altijd vrij' },
        { value: 'none', label: 'Niet' },
      ],
      ...common,
    },
    scrollwheel: { type: 'toggle', label: 'Het wiel van de muis vergroot', initial: true, ...common },
    streetViewControl: {
      type: 'toggle',
      label: 'Straatbeelden (van de oude site; deze kaart heeft ze niet)',
      ...common,
    },
  } as const
}

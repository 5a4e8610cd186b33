import type { MapPoint, PictureView } from '../../../features/content/index.ts'
import { escapeHtml } from '../../../kernel/html.ts'
import type { Texts } from '../../../kernel/texts.ts'
import { formatKilometres } from '../../../ui/milestones/kilometres.ts'
import type { RenderContext } from '../../context.ts'
import { starOf } from '../places/chart-places.ts'
import type { MapProps } from './map-fields.ts'
import type { mapTexts } from './map-texts.nl.ts'
import { houseIcon, imageIcon, kindIcon, ownIcon } from './marker-icons.ts'

/** Section 3, map marker. */
export interface Marker {
  lat: number
  lng: number
  marker_index: number
  /** HTML of its icon. */
  marker: string
  post_link: string
  open_in_new_window: 'yes' | ''
  /** HTML of its info window. */
  popup: string
  /** Number of the entry; rows of a list beside the map have the same. */
  id: number
}

/** A map with more markers has only text in their windows. */
export const mostPictures = 300

/**
 * The markers of a map, in the order of its list.
 * @param drawn HTML for the windows of these entries, from the card designed by staff
 */
export async function toMarkers(
  points: readonly MapPoint[],
  props: MapProps,
  { features }: Pick<RenderContext, 'features'>,
  texts: Texts<keyof typeof mapTexts>,
  drawn: ReadonlyMap<number, string> = new Map(),
): Promise<Marker[]> {
  const { content } = features
  const ids = points.length > mostPictures ? [] : points.flatMap(({ pictureId }) => pictureId ?? [])
  const [pictures, image] = await Promise.all([
    content.pictures(ids),
    props.markerType === 'default' && props.markerIconType === 'image' && props.markerImage
      ? content.picture(props.markerImage)
      : undefined,
  ])
  const same = props.markerType === 'default' ? sameIcon(props, image) : undefined
  return points.map((point, index) => ({
    lat: point.latitude,
    lng: point.longitude,
    marker_index: index,
    marker: same ?? kindIcon(starOf(point.kind)),
    post_link: point.url,
    open_in_new_window: props.openInNewWindow ? 'yes' : '',
    popup:
      drawnPopup(drawn.get(point.id)) ??
      popupOf(point, pictures.get(point.pictureId ?? 0), props.openInNewWindow, texts),
    id: point.id,
  }))
}

/** The default star when the chosen icon does not exist. */
function sameIcon(
  { markerIconType, markerIcon, markerSvg }: MapProps,
  image: PictureView | undefined,
): string {
  if (markerIconType === 'image') return image ? imageIcon(image.src) : houseIcon('star')
  if (markerIconType === 'svg') return ownIcon(markerSvg) ?? houseIcon('star')
  return houseIcon(markerIcon)
}

const drawnPopup = (html: string | undefined) => html && `<div class="card is-drawn">${html}</div>`

function popupOf(
  { title, url, place, kind, kilometres }: MapPoint,
  picture: PictureView | undefined,
  newWindow: boolean,
  texts: Texts<keyof typeof mapTexts>,
): string {
  const facts = [place && !title.includes(place) ? place : '', kind ?? ''].filter(Boolean).join(' · ')
  const target = newWindow ? ' target="_blank" rel="noopener"' : ''
  return [
    picture
      ? `<img src="${escapeHtml(picture.src)}" srcset="${escapeHtml(picture.srcSet)}" sizes="280px" width="4" height="3" alt="${escapeHtml(picture.alt)}">`
      : '',
    `<a class="nm" href="${escapeHtml(url)}"${target}>${escapeHtml(title)}</a>`,
    facts ? `<span class="small quiet">${escapeHtml(facts)}</span>` : '',
    kilometres === undefined
      ? ''
      : `<span class="small num">${escapeHtml(texts('toGo', { kilometres: formatKilometres(kilometres) }))}</span>`,
  ].join('')
}

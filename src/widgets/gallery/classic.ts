import { escapeHtml } from '../../kernel/html.ts'
import { type ClassicMapping, type ClassicWidget, draft, textDraft } from '../classic.ts'
import { carousel } from '../shared/carousel/classic-carousel.ts'
import { fields } from './fields.ts'

type Props = Partial<(typeof fields)['defaults']>

const gallery = (pictures: readonly number[], props: Props = {}) =>
  pictures.length === 0 ? undefined : draft(fields, { pictures, ...props })

const columns = (from: ClassicWidget, key: string, usual = 3) => ({
  columns: from.numberOnDevices(key, { min: 1, max: 4, usual }) as Props['columns'] & object,
})

/** The galleries of Elementor's Pro set: one, or several with a title each. */
function proGallery(from: ClassicWidget) {
  const look: Props = {
    face: from.choice('gallery_layout', { masonry: 'masonry', justified: 'justified' }, 'grid'),
    ...columns(from, 'columns'),
  }
  if (from.choice('gallery_type', { multiple: true }, false) === false)
    return gallery(from.pictures('gallery'), look)
  return from
    .rows('galleries')
    .flatMap((row) => [
      ...textDraft(row.line('gallery_title') && `<h3>${escapeHtml(row.line('gallery_title'))}</h3>`),
      ...[gallery(row.pictures('multiple_gallery'), look) ?? []].flat(),
    ])
}

/** `[gallery]`: of the pictures that it names, or of those that were uploaded for the post. */
const shortcode = (from: ClassicWidget) =>
  gallery(from.pictures(from.has('ids') ? 'ids' : 'attached'), {
    face: from.choice(
      'type',
      { columns: 'masonry', rectangular: 'justified', slideshow: 'carousel' },
      'grid',
    ),
    captions: true,
    ...columns(from, 'columns'),
  })

/** Of the pictures in its HTML, or else of those that its settings name. */
const blockGallery = (from: ClassicWidget, face: Props['face'] & string) => {
  const shown = from.pictures('images')
  return gallery(shown.length > 0 ? [...new Set(shown)] : from.pictures('ids'), {
    face,
    captions: true,
    ...columns(from, 'columns'),
  })
}

export const classic: ClassicMapping = {
  elementor: {
    'image-gallery': (from) => gallery(from.pictures('wp_gallery'), columns(from, 'gallery_columns', 4)),
    'wp-widget-media_gallery': (from) => gallery(from.pictures('ids'), columns(from, 'columns')),
    'image-carousel': (from) =>
      gallery(from.pictures('carousel'), { ...carousel(from), captions: from.has('caption_type') }),
    'media-carousel': (from) =>
      gallery(
        from.rows('slides').flatMap((row) => row.picture('image') ?? []),
        carousel(from),
      ),
    gallery: proGallery,
    'ae-acf-gallery': (from) => {
      from.lose('dynamic')
      return undefined
    },
  },
  shortcodes: {
    gallery: shortcode,
    vc_gallery: (from) => gallery(from.pictures('images'), { captions: true }),
    vc_images_carousel: (from) => gallery(from.pictures('images'), { face: 'carousel' }),
    ux_gallery: (from) => gallery(from.pictures('ids'), {}),
    et_pb_gallery: (from) => gallery(from.pictures('gallery_ids'), {}),
    nggallery: (from) => {
      from.lose('left')
      return undefined
    },
  },
  blocks: {
    'core/gallery': (from) => blockGallery(from, 'grid'),
    'jetpack/tiled-gallery': (from) => blockGallery(from, 'justified'),
    'jetpack/slideshow': (from) => blockGallery(from, 'carousel'),
  },
}

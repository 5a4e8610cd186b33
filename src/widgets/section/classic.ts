import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    /** A section or container at the top of a page, by what the reader of Elementor says of it. */
    ':section': (from) => {
      const content = from.blocks()
      const pictures = from.pictures('pictures')
      if (content.length === 0) return undefined
      return draft(fields, {
        title: '',
        note: '',
        wayLabel: '',
        tone: from.choice('tone', { night: 'night', tint: 'tint' }, 'paper'),
        ground:
          pictures.length > 0
            ? 'pictures'
            : from.choice('ground', { featured: 'featured', field: 'field' }, 'none'),
        groundField: from.line('groundField'),
        groundFeatured: from.is('groundFeatured'),
        groundPictures: pictures,
        width: from.choice('width', { text: 'text' }, 'wide'),
        anchor: from.line('anchor'),
        content,
      })
    },
  },
  blocks: {
    'core/cover': (from) => {
      const picture = from.picture('picture')
      const content = from.blocks().filter(({ type, props }) => type !== 'picture' || props.media !== picture)
      if (content.length === 0 && picture !== null)
        return { type: 'picture', props: { media: picture, caption: '', link: '' } }
      if (picture !== null)
        return [{ type: 'picture', props: { media: picture, caption: '', link: '' } }, ...content]
      return content
    },
  },
}

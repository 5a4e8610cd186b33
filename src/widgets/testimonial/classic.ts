import { proseWords } from '../../platform/prose.ts'
import { type ClassicMapping, type ClassicWidget, draft } from '../classic.ts'
import { fields } from './fields.ts'

/** Without words of somebody there is only a name, which says nothing. */
const said = (text: string, name: string, role: string, media: number | null) =>
  text === '' ? undefined : draft(fields, { text, name, role, media })

const slides = (from: ClassicWidget) =>
  from
    .rows('slides')
    .flatMap(
      (row) => said(row.lines('content'), row.line('name'), row.line('title'), row.picture('image')) ?? [],
    )

export const classic: ClassicMapping = {
  elementor: {
    testimonial: (from) =>
      said(
        from.lines('testimonial_content'),
        from.line('testimonial_name'),
        from.line('testimonial_job'),
        from.picture('testimonial_image'),
      ),
    'testimonial-carousel': slides,
    reviews: slides,
  },
  shortcodes: {
    et_pb_testimonial: (from) =>
      said(proseWords(from.plain), from.line('author'), from.line('job_title'), from.picture('portrait_url')),
  },
}

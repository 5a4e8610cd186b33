import { escapeHtml } from '../../kernel/html.ts'
import type { ClassicMapping, ClassicWidget } from '../classic.ts'
import { draft, textDraft } from '../classic.ts'
import { embedAddress } from '../shared/films/embed-address.ts'
import { fields } from './fields.ts'

const ratios = { '169': '16:9', '219': '16:9', '916': '16:9', '43': '4:3', '32': '3:2', '11': '4:3' } as const

/** A film of another site, or of the library; of yet others the way to it. */
function film(from: ClassicWidget, address: string, title: string, rest: Record<string, unknown> = {}) {
  const url = address.replace(
    /^https?:\/\/player\.vimeo\.com\/video\/(\d{4,15}).{0,200}$/,
    'https://vimeo.com/$1',
  )
  if (embedAddress(url) !== undefined)
    return draft(fields, { url, title: title || 'Video', caption: '', ...rest })
  const file = address === '' ? undefined : from.links.attachment({ url: address })
  if (file)
    return draft(fields, {
      wpfd_file_id: String(file.id),
      wpfd_file_name: file.title.slice(0, 200),
      title: title || file.title,
      caption: '',
      ...rest,
    })
  if (url === '') return undefined
  from.lose('file', url)
  return textDraft(`<p><a href="${escapeHtml(url)}">${escapeHtml(title || url)}</a></p>`)
}

function video(from: ClassicWidget) {
  const type = from.choice(
    'video_type',
    {
      youtube: 'youtube_url',
      vimeo: 'vimeo_url',
      dailymotion: 'dailymotion_url',
      videopress: 'videopress_url',
      hosted: 'hosted',
    },
    'youtube_url',
  )
  const address =
    type === 'hosted' ? from.link(from.is('insert_url') ? 'external_url' : 'hosted_url') : from.link(type)
  const file =
    type === 'hosted' && !from.is('insert_url') ? String(Object(from.raw('hosted_url')).url ?? '') : address
  const media = from.is('show_image_overlay') ? from.picture('image_overlay') : null
  return film(from, from.links.attachment({ url: file }) ? file : address, from.line('title'), {
    ratio: from.choice('aspect_ratio', ratios, '16:9'),
    ...(media !== null && { media }),
  })
}

export const classic: ClassicMapping = {
  elementor: {
    video,
    'video-playlist': (from) =>
      from
        .rows('tabs')
        .flatMap(
          (row) =>
            film(
              row,
              row.link('youtube_url') || row.link('vimeo_url') || row.link('hosted_url'),
              row.line('title'),
            ) ?? [],
        ),
    'wp-widget-media_video': (from) => film(from, from.link('url'), from.line('title')),
  },
  shortcodes: {
    vc_video: (from) => film(from, from.link('link'), from.line('title')),
    ux_video: (from) => film(from, from.link('url'), ''),
  },
}

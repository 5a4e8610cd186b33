import { escapeHtml } from '../../../kernel/html.ts'
import { type Draft, type KnownFile, textDraft } from '../../../widgets/classic.ts'
import { embedAddress } from '../../../widgets/shared/films/embed-address.ts'
import type { Making } from '../making.ts'
import { addressOf } from './address.ts'

const filmEnding = /\.(?:mp4|m4v|webm|ogv|mov)(?:[?#]|$)/i
const vimeoPlayer = /^https?:\/\/player\.vimeo\.com\/video\/(\d{4,15})/

/**
 * What stands in place of a frame, a film, a sound or a bare address: a film of ours or of YouTube and Vimeo, a file of the
 * library, or a link. Undefined when a bare address is nothing of these (`isBare`).
 */
export function embedOf(
  given: string,
  making: Making,
  {
    isFilm = false,
    isFramed = false,
    title = '',
  }: { isFilm?: boolean; isFramed?: boolean; title?: string | undefined } = {},
): Draft[] | undefined {
  const address = given.trim().startsWith('//') ? `https:${given.trim()}` : given.trim()
  const url = address.replace(vimeoPlayer, 'https://vimeo.com/$1')
  if (embedAddress(url) !== undefined) return [filmDraft({ url, title })]
  const file = making.links.attachment({ url: address })
  if (file) return [isFilm || filmEnding.test(address) ? filmDraft({ file, title }) : fileDraft(file)]
  if (!isFilm && !isFramed) return undefined
  const href = mapLink(address) ?? addressOf(address, making)
  making.losses.add(isFilm ? 'file' : 'script', isFilm ? address : `iframe ${hostOf(address)}`)
  if (href === '') return []
  const words = title.trim() || (mapLink(address) ? 'Kaart' : fileNameOf(href) || hostOf(href))
  return textDraft(`<p><a href="${escapeHtml(href)}">${escapeHtml(words)}</a></p>`)
}

/** A link to the spot of a map in a frame. */
function mapLink(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  if (!/(?:^|\.)google\.[a-z.]{2,6}$/.test(hostname) || !pathname.startsWith('/maps')) return undefined
  const drawn = searchParams.get('pb') ?? ''
  const named = searchParams.get('q') ?? /!2s([^!]{1,300})/.exec(drawn)?.[1]
  const spot = /!2d(-?\d{1,3}\.\d{1,20})!3d(-?\d{1,2}\.\d{1,20})/.exec(drawn)
  const asked = named ?? (spot ? `${spot[2]},${spot[1]}` : undefined)
  return asked && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(asked)}`
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : address.slice(0, 100)

export const fileNameOf = (address: string): string => {
  const name = address.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? ''
  try {
    return decodeURIComponent(name) || address
  } catch {
    return name || address
  }
}

const linked = (href: string | undefined, words: string): string =>
  `<p>${href ? `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>` : escapeHtml(words)}</p>`

function filmDraft({
  file,
  url = '',
  title = '',
}: {
  file?: KnownFile
  url?: string
  title?: string
}): Draft {
  const named = title.trim().slice(0, 300) || file?.title || 'Video'
  return {
    type: 'video',
    props: {
      url,
      title: named,
      caption: '',
      ...(file && { wpfd_file_id: String(file.id), wpfd_file_name: file.title.slice(0, 200) }),
    },
    prose: linked(url || file?.address, named),
  }
}

export const fileDraft = (file: KnownFile): Draft => ({
  type: 'file',
  props: {
    wpfd_file_id: String(file.id),
    wpfd_file_name: file.title.slice(0, 200),
    wpfd_category_id: file.categoryId === undefined ? '' : String(file.categoryId),
  },
  prose: linked(file.address ?? `/bestand-bekijken/${file.id}/`, file.title),
})

export const categoryDraft = (category: {
  id: number
  title: string
  address?: string | undefined
}): Draft => ({
  type: 'file-category',
  props: {
    wpfd_selected_category_id: String(category.id),
    wpfd_selected_category_name: category.title.slice(0, 200),
  },
  prose: linked(category.address ?? '/bestanden/', category.title),
})

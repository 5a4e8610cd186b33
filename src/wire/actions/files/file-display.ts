import {
  downloadPath,
  type FileDetail,
  type FileInside,
  parseFileId,
  previewPath,
} from '../../../features/library/index.ts'
import { formatDayMonthYear } from '../../../kernel/dates.ts'
import { viewerPath } from '../../../widgets/file-search/door.ts'
import type { WireCall } from '../../call.ts'
import { json } from './answers.ts'

/**
 * GET `file.display` with `id`: the data of preview and detail boxes (WIRE-11). For a locked file, only its title and
 * that it is protected; for an unknown or unpublished file, 404 and `{"file":false}`. Never returns a server path, a
 * password or data for staff only.
 */
export async function displayFile({ query, viewer, context }: WireCall): Promise<Response> {
  const id = parseFileId(query.get('id') ?? '')
  const file = id === undefined ? undefined : await context.features.library.file(viewer, id)
  if (!file) return json({ file: false }, 404)
  const { title } = file
  if (!file.access.open || !file.inside)
    return json({ file: { ID: file.id, post_title: title, title, protected: true } })
  return json({ file: openFile(file, file.inside) })
}

/** The length at which templates of old boxes crop a title. */
const croppedLetters = 40

function openFile(file: FileDetail, inside: FileInside): Record<string, unknown> {
  const { id, title, extension, size, createdAt, updatedAt, category } = file
  const { description, version, hits, tags, customFields, remoteUrl, preview } = inside
  return {
    ID: id,
    post_title: title,
    title,
    crop_title: crop(title),
    description,
    created: formatDayMonthYear(createdAt),
    modified: formatDayMonthYear(updatedAt),
    created_time: createdAt.toISOString(),
    modified_time: updatedAt.toISOString(),
    ext: extension,
    size,
    hits,
    version,
    versionNumber: version,
    file_tags: tags.map(({ name }) => name).join(),
    catid: category.id,
    catname: category.slug,
    cattitle: category.name,
    linkdownload: remoteUrl ?? downloadPath(file),
    viewerlink: viewerPath(id),
    viewer_type: 'lightbox',
    openpdflink: preview === 'pdf' ? previewPath(file) : '',
    remote_url: remoteUrl ?? '',
    remote_file: remoteUrl !== undefined,
    file_custom_icon: '',
    state: file.published ? 1 : 0,
    canview: true,
    protected: false,
    custom_fields: customFields,
    preview,
    linkpreview: linkOf(file, preview),
  }
}

/** Returns the link of a preview. A table or a document has none of its own: the file's page shows its contents. */
function linkOf(file: FileDetail, preview: FileInside['preview']): string {
  if (preview === 'none') return ''
  return preview === 'table' || preview === 'words' ? viewerPath(file.id) : previewPath(file)
}

const crop = (title: string): string => {
  const letters = [...title]
  return letters.length > croppedLetters ? `${letters.slice(0, croppedLetters).join('')}...` : title
}

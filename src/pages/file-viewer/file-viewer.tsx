import { renderToString } from 'react-dom/server'
import { type FileDetail, parseFileId } from '../../features/library/index.ts'
import { fileTags, noticeParameter, toLock } from '../../widgets/shared/library-file/library-file.ts'
import { contextOf, frame, textsOf } from '../frame.ts'
import type { Answer, Head, PageRequest, Site } from '../page.ts'
import { FilePage } from './file-page.tsx'
import { overPage } from './over-page.tsx'
import { readShown } from './shown.ts'
import { filesPath, textsOfViewer } from './texts.ts'

const address = /^\/bestand-bekijken\/([^/]+)\/$/

/**
 * Answers `/bestand-bekijken/{id}/`: a file on its own page, shown by the site itself (decisions, `viewerlink`). For a
 * protected file, its title and how it can be opened.
 */
export async function fileViewerPage(site: Site, request: PageRequest): Promise<Answer | undefined> {
  const idText = address.exec(request.path)?.[1]
  const id = idText === undefined ? undefined : parseFileId(idText)
  if (id === undefined || request.page > 1) return undefined
  const { library } = site.features
  const file = await library.file(request.viewer, id)
  if (!file) return overPage(site, request, id)
  const path = `/bestand-bekijken/${file.id}/`
  if (path !== request.path) return { kind: 'redirect', status: 301, to: path }
  const texts = textsOfViewer(site)
  const trail = [
    { label: texts('files'), url: filesPath },
    { label: file.title, url: path },
  ]
  const shown = await readShown(library, request.viewer, file, id)
  const [{ entries, tags }, beside] = await Promise.all([
    site.features.content.entriesWithFile(id),
    library.besideFile(request.viewer, id),
  ])
  const context = contextOf(site, request, { trail })
  const body = await frame(site, context, {
    html: renderToString(
      <FilePage
        file={file}
        {...(shown ? { shown } : {})}
        {...(file.access.open ? {} : { lock: toLock(file.access, context, file.id) })}
        around={{ entries, ...beside }}
        trail={[{ label: textsOf(site)('home'), url: '/' }, ...trail]}
        texts={texts}
      />,
    ),
    tags: new Set([...fileTags([file], !file.access.open), 'list:files', ...tags]),
    reads: new Set(file.access.open ? [] : [noticeParameter]),
    cacheable: file.published && shown?.kind !== 'reading' && !request.query.has(noticeParameter),
    status: 200,
  })
  return { kind: 'page', status: 200, head: headOf(file, path), body }
}

/** Search engines need not keep pages that only some visitors may see. */
function headOf({ title, published, access, inside }: FileDetail, path: string): Head {
  const description = inside?.description.replace(/\s+/g, ' ').trim().slice(0, 160)
  return {
    title,
    ...(description ? { description } : {}),
    ...(published && access.open ? { canonical: path } : {}),
  }
}

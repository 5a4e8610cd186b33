import { type FileDetail, type Library, parseId } from '../../../features/library/index.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { chosenParameter, readChosen } from './chosen-value.ts'

/** As many as fit into an address. */
const maxCarried = 1_000

/** A file that was selected on another result page. */
export interface CarriedFile {
  id: number
  category: number
  /** Bytes. */
  size: number
}

/** The selected files of an address, without those that this visitor may not download. */
export async function loadChosen(
  library: Pick<Library, 'files'>,
  viewer: Viewer,
  query: URLSearchParams,
): Promise<CarriedFile[]> {
  const values = [...new Set(query.getAll(chosenParameter))].slice(0, maxCarried)
  const asked = new Map(
    values.flatMap((value) => {
      const chosen = readChosen(value)
      const id = parseId(chosen?.id ?? '')
      const category = parseId(chosen?.category ?? '')
      return id === undefined || category === undefined ? [] : [[id, category] as const]
    }),
  )
  if (asked.size === 0) return []
  const files = await library.files(viewer, [...asked.keys()])
  return [...asked].flatMap(([id, category]) => {
    const file = files.get(id)
    return file && canBeZipped(file) ? [{ id, category, size: file.size }] : []
  })
}

const canBeZipped = ({ inside, access }: FileDetail): boolean =>
  access.open && inside !== undefined && inside.remoteUrl === undefined

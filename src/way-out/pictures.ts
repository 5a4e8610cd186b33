import { widestPath } from '../features/content/index.ts'
import type { Row } from './snapshot.ts'
import { number, numberOrNone, text } from './values.ts'
import type { Way } from './way.ts'

/** SQL of what `mediaPath` and `mediaAddress` need of a picture. */
export const pictureJson = `json_build_object('id', m.id, 'name', m.name, 'format', m.format, 'hash', m.hash, 'edit', m.edit, 'width', m.width)`

/** Where the site answers with a picture as it is shown, in its widest size. */
export const mediaAddress = ({ siteUrl }: Pick<Way, 'siteUrl'>, row: Row): string =>
  siteUrl +
  widestPath({
    id: number(row, 'id'),
    name: text(row, 'name'),
    hash: text(row, 'hash'),
    // As the feature itself wrote it.
    edit: (row.edit ?? null) as Parameters<typeof widestPath>[0]['edit'],
    width: numberOrNone(row, 'width') ?? 1,
  })

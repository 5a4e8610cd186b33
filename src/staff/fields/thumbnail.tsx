import { useRow } from '../api/rows.ts'
import { smallestOf } from './smallest.ts'

/** A small picture of a row. It has no alternative text, as the row's text stands beside it. */
export function Thumbnail(_: { source?: string }) {
  const record = useRow<'pages' | 'products'>()
  const picture = record?.picture
  if (!picture) return <span className="thumbnail" />
  return (
    <img
      className="thumbnail"
      src={smallestOf(picture)}
      alt=""
      loading="lazy"
      width={56}
      height={42}
      style={{ backgroundColor: picture.colour }}
    />
  )
}

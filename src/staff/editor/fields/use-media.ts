import { useEffect, useState } from 'react'
import { staffCall } from '../staff-call.ts'
import { type MediaRow, mediaAnswer } from './media.ts'

/** The picture that a field holds; undefined while it is on its way or gone from the library. */
export function useMedia(id: number | undefined): MediaRow | undefined {
  const [media, setMedia] = useState<MediaRow>()
  useEffect(() => {
    if (id === undefined) return
    const gone = new AbortController()
    staffCall(`media?ids=${id}`, mediaAnswer, { signal: gone.signal })
      .then(({ data }) => setMedia(data[0]))
      .catch(() => undefined)
    return () => gone.abort()
  }, [id])
  return media?.id === id ? media : undefined
}

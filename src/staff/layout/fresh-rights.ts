import { useEffect, useRef } from 'react'
import { useRefresh } from 'react-admin'
import { useKinds } from '../kinds/known.ts'

/** With other kinds of content come other rights: what was asked before is asked anew. */
export function FreshRights(): null {
  const kinds = useKinds()
  const refresh = useRefresh()
  const asked = useRef(kinds)
  useEffect(() => {
    if (asked.current === kinds) return
    asked.current = kinds
    refresh()
  }, [kinds, refresh])
  return null
}

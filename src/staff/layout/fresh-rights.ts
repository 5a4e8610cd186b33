import { useEffect, useRef } from 'react'
import { useRefresh } from 'react-admin'
import { ownAccountAgain } from '../api/auth-provider.ts'
import { useKinds } from '../kinds/known.ts'

/**
 * With other kinds of content come other rights: what was asked before is asked anew. What a colleague defined meanwhile
 * is there when the window has the focus again.
 */
export function FreshRights(): null {
  const kinds = useKinds()
  const refresh = useRefresh()
  const asked = useRef(kinds)
  useEffect(() => {
    const ask = () => void ownAccountAgain().catch(() => undefined)
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [])
  useEffect(() => {
    if (asked.current === kinds) return
    asked.current = kinds
    refresh()
  }, [kinds, refresh])
  return null
}

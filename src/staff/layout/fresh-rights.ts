import { useEffect, useRef } from 'react'
import { useRefresh } from 'react-admin'
import { ownAccountAgain, useRights } from '../api/auth-provider.ts'
import { useKinds } from '../kinds/known.ts'

/**
 * With other kinds of content, and with what a setting turns on, come other rights: what was asked before is asked anew.
 * What a colleague did meanwhile is there when the window has the focus again.
 */
export function FreshRights(): null {
  const kinds = useKinds()
  const rights = useRights()
  const refresh = useRefresh()
  const asked = useRef({ kinds, rights })
  useEffect(() => {
    const ask = () => void ownAccountAgain().catch(() => undefined)
    window.addEventListener('focus', ask)
    return () => window.removeEventListener('focus', ask)
  }, [])
  useEffect(() => {
    if (asked.current.kinds === kinds && asked.current.rights === rights) return
    asked.current = { kinds, rights }
    refresh()
  }, [kinds, rights, refresh])
  return null
}

import { useEffect, useState } from 'react'
import type { Right } from '../../kernel/rights.ts'
import { ownAccount } from './auth-provider.ts'

/** Rights of the current user; empty until loaded. */
export function useOwnRights(): readonly Right[] {
  const [own, setOwn] = useState<readonly Right[]>([])
  useEffect(() => {
    let isHere = true
    ownAccount().then(
      ({ may }) => isHere && setOwn(may),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return own
}

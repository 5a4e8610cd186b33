import { useCallback, useEffect, useState } from 'react'
import { call } from '../api/call.ts'
import { onSaved } from '../api/saved.ts'
import type { Values } from '../forms/values.ts'

/** What somebody proposed of a row. */
export interface Proposal {
  state: 'waiting' | 'returned'
  isOwn: boolean
  by?: string
  at: string
  note: string
  /** New values of the fields that would change; absent where the row itself is the draft. */
  change?: Values
  answeredBy?: string
  answer: string
}

const path = (resource: string, rowId: string, action: string) =>
  `${encodeURIComponent(resource)}/${encodeURIComponent(rowId)}/${action}`

/** The open proposal of a row, asked anew once the row is saved. */
export function useProposal(resource: string, rowId: string) {
  const [proposal, setProposal] = useState<Proposal>()
  const ask = useCallback(
    () =>
      call(path(resource, rowId, 'proposal'), { quiet: true })
        .then((answer) => setProposal((answer as { proposal?: Proposal }).proposal))
        .catch(() => undefined),
    [resource, rowId],
  )
  useEffect(() => {
    void ask()
    return onSaved(resource, rowId, () => void ask())
  }, [ask, resource, rowId])
  return {
    proposal,
    async act(action: 'take-back' | 'send-back', body: object) {
      await call(path(resource, rowId, action), { method: 'POST', body })
      await ask()
    },
  }
}

import { useCallback, useEffect, useState } from 'react'
import type { BuiltInAnswer } from '../../staff-api/contract.ts'
import { act, ask as request } from '../api/acts.ts'
import { onSaved } from '../api/saved.ts'
import { useSayError } from '../api/say-error.ts'

/** A proposal for a row. */
export type Proposal = NonNullable<BuiltInAnswer<'proposal', 'GET'>['proposal']>

/** The open proposal of a row, requested again after the row is saved. */
export function useProposal(resource: string, rowId: string) {
  const [proposal, setProposal] = useState<Proposal>()
  const sayError = useSayError()
  const ask = useCallback(async () => {
    try {
      setProposal((await request(resource, rowId, 'proposal')).proposal)
    } catch (error) {
      sayError(error)
    }
  }, [resource, rowId, sayError])
  useEffect(() => {
    void ask()
    return onSaved(resource, rowId, () => void ask())
  }, [ask, resource, rowId])
  return {
    proposal,
    async act(action: 'take-back' | 'send-back', body: object) {
      await act(resource, rowId, action, body)
      await ask()
    },
  }
}

import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'
import { call } from '../api/call.ts'
import { onSaved } from '../api/saved.ts'
import { useSayError } from '../api/say-error.ts'

const answered = z.object({
  proposal: z
    .object({
      state: z.enum(['waiting', 'returned']),
      isOwn: z.boolean(),
      by: z.string().optional(),
      at: z.string(),
      note: z.string(),
      /** New values of the fields that would change; absent where the row itself is the draft. */
      change: z.record(z.string(), z.unknown()).optional(),
      answeredBy: z.string().optional(),
      answer: z.string(),
    })
    .optional(),
})

/** A proposal for a row. */
export type Proposal = NonNullable<z.infer<typeof answered>['proposal']>

const path = (resource: string, rowId: string, action: string) =>
  `${encodeURIComponent(resource)}/${encodeURIComponent(rowId)}/${action}`

/** The open proposal of a row, requested again after the row is saved. */
export function useProposal(resource: string, rowId: string) {
  const [proposal, setProposal] = useState<Proposal>()
  const sayError = useSayError()
  const ask = useCallback(async () => {
    try {
      const answer = await call(path(resource, rowId, 'proposal'))
      setProposal(answered.parse(answer).proposal)
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
      await call(path(resource, rowId, action), { method: 'POST', body })
      await ask()
    },
  }
}

import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { isValues, type Values } from '../api/values.ts'

/** Somebody else saved the row since the form was opened. */
export interface Conflict {
  now: Values
  by?: string
  at?: string
}

interface Trouble {
  conflict: Conflict | undefined
  /** Handles a failed save: a conflict is shown beside the form, any other error in a notice. */
  failed(error: unknown): void
  solved(): void
}

const TroubleContext = createContext<Trouble>({
  conflict: undefined,
  failed: () => undefined,
  solved: () => undefined,
})

export const useTrouble = (): Trouble => use(TroubleContext)

/** Provides the result of the last save to a form. */
export function WithTrouble({ children }: { children: (trouble: Trouble) => ReactNode }) {
  const notify = useNotify()
  const [conflict, setConflict] = useState<Conflict>()
  const trouble = useMemo(
    (): Trouble => ({
      conflict,
      failed(error) {
        const found = conflictIn(error)
        if (found) return setConflict(found)
        const hasFields = error instanceof HttpError && isValues(error.body?.errors)
        if (!hasFields)
          notify(error instanceof Error ? error.message : 'ra.notification.http_error', {
            type: 'error',
            autoHideDuration: 15_000,
          })
      },
      solved: () => setConflict(undefined),
    }),
    [conflict, notify],
  )
  return <TroubleContext value={trouble}>{children(trouble)}</TroubleContext>
}

function conflictIn(error: unknown): Conflict | undefined {
  if (!(error instanceof HttpError) || error.status !== 409 || !isValues(error.body)) return undefined
  const { now, by, at } = error.body
  if (!isValues(now)) return undefined
  return { now, ...(typeof by === 'string' && { by }), ...(typeof at === 'string' && { at }) }
}

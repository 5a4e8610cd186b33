import { useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { call } from '../../api/call.ts'
import { useSayError } from '../../api/say-error.ts'

export type Act = (name: string, body: object) => Promise<boolean>

/** Makes one call about an order at a time, shows its result, and reloads the order. */
export function useAct(id: number): Act {
  const isBusy = useRef(false)
  const notify = useNotify()
  const sayError = useSayError()
  const refresh = useRefresh()
  return async (name, body) => {
    if (isBusy.current) return false
    isBusy.current = true
    try {
      await call(`orders/${id}/${name}`, { method: 'POST', body })
      notify(`orders.did.${name}`, { type: 'success' })
      return true
    } catch (error) {
      sayError(error)
      return false
    } finally {
      isBusy.current = false
      refresh()
    }
  }
}

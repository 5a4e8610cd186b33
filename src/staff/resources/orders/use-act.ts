import { useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import type { InputOf } from '../../../staff-api/contract.ts'
import { actAs } from '../../api/acts.ts'
import { useSayError } from '../../api/say-error.ts'

type Step = 'step' | 'payment' | 'refund' | 'renewDownloads' | 'endDownloads' | 'note' | 'mail'

export type Act = <Name extends Step>(name: Name, body: InputOf<'orders', Name>) => Promise<boolean>

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
      await actAs('orders', id, name, body)
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

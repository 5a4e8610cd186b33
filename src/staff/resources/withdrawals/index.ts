import { lazy } from 'react'

export const withdrawals = {
  list: lazy(() => import('./withdrawal-list.tsx')),
  recordRepresentation: 'orderNumber',
}

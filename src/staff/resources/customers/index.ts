import { lazy } from 'react'

export const customers = {
  list: lazy(() => import('./customer-list.tsx')),
  show: lazy(() => import('./customer-show.tsx')),
  recordRepresentation: 'email',
}

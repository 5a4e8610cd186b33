import { lazy } from 'react'

export const orders = {
  list: lazy(() => import('./order-list.tsx')),
  create: lazy(() => import('./order-create.tsx')),
  show: lazy(() => import('./order-show.tsx')),
  recordRepresentation: 'number',
}

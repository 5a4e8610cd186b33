import { lazy } from 'react'

export const stock = {
  list: lazy(() => import('./stock-list.tsx')),
  show: lazy(() => import('./stock-show.tsx')),
  recordRepresentation: 'title',
}

import { lazy } from 'react'

export const subscribers = {
  list: lazy(() => import('./subscriber-list.tsx')),
  recordRepresentation: 'email',
}

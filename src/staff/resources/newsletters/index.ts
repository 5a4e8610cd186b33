import { lazy } from 'react'

export const newsletters = {
  list: lazy(() => import('./newsletter-list.tsx')),
  create: lazy(() => import('./newsletter-create.tsx')),
  show: lazy(() => import('./newsletter-show.tsx')),
  recordRepresentation: 'title',
}

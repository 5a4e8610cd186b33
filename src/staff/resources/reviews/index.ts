import { lazy } from 'react'

export const reviews = {
  list: lazy(() => import('./review-list.tsx')),
  edit: lazy(() => import('./review-edit.tsx')),
  recordRepresentation: 'author',
}

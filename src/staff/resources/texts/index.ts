import { lazy } from 'react'

export const texts = {
  list: lazy(() => import('./text-list.tsx')),
  edit: lazy(() => import('./text-edit.tsx')),
  recordRepresentation: 'id',
}

import { lazy } from 'react'

export const media = {
  list: lazy(() => import('./media-list.tsx')),
  edit: lazy(() => import('./media-edit.tsx')),
  recordRepresentation: 'name',
}

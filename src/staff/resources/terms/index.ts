import { lazy } from 'react'

export const terms = {
  list: lazy(() => import('./term-list.tsx')),
  edit: lazy(() => import('./term-edit.tsx')),
  create: lazy(() => import('./term-create.tsx')),
  recordRepresentation: 'name',
}

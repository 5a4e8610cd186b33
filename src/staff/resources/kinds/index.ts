import { lazy } from 'react'

export const kinds = {
  list: lazy(() => import('./kind-list.tsx')),
  create: lazy(() => import('./kind-create.tsx')),
  edit: lazy(() => import('./kind-edit.tsx')),
  recordRepresentation: 'many',
}

import { lazy } from 'react'

export const users = {
  list: lazy(() => import('./user-list.tsx')),
  edit: lazy(() => import('./user-edit.tsx')),
  create: lazy(() => import('./user-create.tsx')),
  recordRepresentation: 'name',
}

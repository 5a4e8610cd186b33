import { lazy } from 'react'

export const roles = {
  list: lazy(() => import('./role-list.tsx')),
  edit: lazy(() => import('./role-edit.tsx')),
  create: lazy(() => import('./role-create.tsx')),
  recordRepresentation: 'name',
}

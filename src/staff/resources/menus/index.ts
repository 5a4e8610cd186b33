import { lazy } from 'react'

export const menus = {
  list: lazy(() => import('./menu-list.tsx')),
  create: lazy(() => import('./menu-create.tsx')),
  edit: lazy(() => import('./menu-edit.tsx')),
  recordRepresentation: 'title',
}

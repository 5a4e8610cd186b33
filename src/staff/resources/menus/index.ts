import { lazy } from 'react'

export const menus = {
  list: lazy(() => import('./menu-list.tsx')),
  edit: lazy(() => import('./menu-edit.tsx')),
  recordRepresentation: 'id',
}

import { lazy } from 'react'
import { menuName } from './menu-name.ts'

export const menus = {
  list: lazy(() => import('./menu-list.tsx')),
  create: lazy(() => import('./menu-create.tsx')),
  edit: lazy(() => import('./menu-edit.tsx')),
  recordRepresentation: ({ id }: { id: string | number }) => menuName(String(id)),
}

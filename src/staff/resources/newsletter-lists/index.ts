import { lazy } from 'react'

export const newsletterLists = {
  list: lazy(() => import('./list-list.tsx')),
  edit: lazy(() => import('./list-edit.tsx')),
  create: lazy(() => import('./list-create.tsx')),
  recordRepresentation: 'name',
}

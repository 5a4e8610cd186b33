import { lazy } from 'react'

export const taxonomies = {
  list: lazy(() => import('./taxonomy-list.tsx')),
  create: lazy(() => import('./taxonomy-create.tsx')),
  edit: lazy(() => import('./taxonomy-edit.tsx')),
  recordRepresentation: 'many',
}

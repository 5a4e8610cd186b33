import { lazy } from 'react'

export const products = {
  list: lazy(() => import('./product-list.tsx')),
  edit: lazy(() => import('./product-edit.tsx')),
  create: lazy(() => import('./product-create.tsx')),
  recordRepresentation: 'title',
}

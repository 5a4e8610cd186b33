import { lazy } from 'react'

export const documents = {
  list: lazy(() => import('./document-list.tsx')),
  create: lazy(() => import('./document-create.tsx')),
  recordRepresentation: 'title',
}

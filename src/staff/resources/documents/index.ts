import { lazy } from 'react'

export const documents = { list: lazy(() => import('./document-list.tsx')), recordRepresentation: 'title' }

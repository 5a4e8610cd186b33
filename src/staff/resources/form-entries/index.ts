import { lazy } from 'react'

export const formEntries = { list: lazy(() => import('./form-entry-list.tsx')), recordRepresentation: 'form' }

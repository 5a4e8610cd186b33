import { lazy } from 'react'

export const trash = { list: lazy(() => import('./trash-list.tsx')), recordRepresentation: 'title' }

import { lazy } from 'react'

export const leftFiles = { list: lazy(() => import('./left-file-list.tsx')), recordRepresentation: 'path' }

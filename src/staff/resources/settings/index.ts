import { lazy } from 'react'

export const settings = { list: lazy(() => import('./settings-page.tsx')), recordRepresentation: 'title' }

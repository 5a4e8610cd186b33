import { lazy } from 'react'

export const profile = { list: lazy(() => import('./profile-page.tsx')), recordRepresentation: 'name' }

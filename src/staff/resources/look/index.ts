import { lazy } from 'react'

export const look = { list: lazy(() => import('./look-page.tsx')) }

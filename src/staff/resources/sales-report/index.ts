import { lazy } from 'react'

export const salesReport = { list: lazy(() => import('./sales-page.tsx')) }

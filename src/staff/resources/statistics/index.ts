import { lazy } from 'react'

export const statistics = { list: lazy(() => import('./statistics-page.tsx')) }

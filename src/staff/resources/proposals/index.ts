import { lazy } from 'react'

export const proposals = { list: lazy(() => import('./proposal-list.tsx')) }

import { lazy } from 'react'

export const activity = { list: lazy(() => import('./activity-list.tsx')) }

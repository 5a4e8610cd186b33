import { lazy } from 'react'

export const sessions = { list: lazy(() => import('./session-list.tsx')) }

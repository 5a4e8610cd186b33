import { lazy } from 'react'

export const consents = { list: lazy(() => import('./consent-list.tsx')) }

import { lazy } from 'react'

export const jobs = { list: lazy(() => import('./job-list.tsx')), recordRepresentation: 'kind' }

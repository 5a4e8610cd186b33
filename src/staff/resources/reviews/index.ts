import { lazy } from 'react'

export const reviews = { list: lazy(() => import('./review-list.tsx')), recordRepresentation: 'author' }

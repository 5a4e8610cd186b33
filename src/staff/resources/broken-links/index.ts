import { lazy } from 'react'

export const brokenLinks = {
  list: lazy(() => import('./broken-link-list.tsx')),
  recordRepresentation: 'href',
}

import { lazy } from 'react'

export const redirects = {
  list: lazy(() => import('./redirect-list.tsx')),
  create: lazy(() => import('./redirect-create.tsx')),
  recordRepresentation: 'from',
}

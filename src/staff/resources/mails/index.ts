import { lazy } from 'react'

export const mails = {
  list: lazy(() => import('./mail-list.tsx')),
  show: lazy(() => import('./mail-show.tsx')),
  recordRepresentation: 'subject',
}

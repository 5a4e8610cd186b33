import { lazy } from 'react'

export const shopMails = {
  list: lazy(() => import('./shop-mail-list.tsx')),
  edit: lazy(() => import('./shop-mail-edit.tsx')),
  recordRepresentation: 'subject',
}

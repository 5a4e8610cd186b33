import { lazy } from 'react'

export const shippingZones = {
  list: lazy(() => import('./zone-list.tsx')),
  edit: lazy(() => import('./zone-edit.tsx')),
  create: lazy(() => import('./zone-create.tsx')),
  recordRepresentation: 'label',
}

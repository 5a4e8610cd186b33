import { lazy } from 'react'

export const coupons = {
  list: lazy(() => import('./coupon-list.tsx')),
  edit: lazy(() => import('./coupon-edit.tsx')),
  create: lazy(() => import('./coupon-create.tsx')),
  recordRepresentation: 'code',
}

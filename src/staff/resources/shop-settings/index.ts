import { lazy } from 'react'

export const shopSettings = { list: lazy(() => import('./shop-settings-page.tsx')) }

import { lazy } from 'react'

export const siteImports = {
  list: lazy(() => import('./import-page.tsx')),
  show: lazy(() => import('./import-show.tsx')),
}

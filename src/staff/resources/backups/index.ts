import { lazy } from 'react'

export const backups = { list: lazy(() => import('./backup-list.tsx')) }

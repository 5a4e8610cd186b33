import { lazy } from 'react'

export const comments = {
  list: lazy(() => import('./comment-list.tsx')),
  edit: lazy(() => import('./comment-edit.tsx')),
  recordRepresentation: 'author',
}

import { lazy } from 'react'

export const ownFields = {
  list: lazy(() => import('./own-field-list.tsx')),
  create: lazy(() => import('./own-field-create.tsx')),
  edit: lazy(() => import('./own-field-edit.tsx')),
  recordRepresentation: 'label',
}

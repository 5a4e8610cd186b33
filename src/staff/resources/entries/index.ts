import { lazy } from 'react'
import type { ResourceProps } from 'react-admin'
import { builtInKinds, builtInTypes } from '../../../kernel/kinds.ts'

const List = lazy(() => import('./entry-list.tsx'))
const Edit = lazy(() => import('./entry-edit.tsx'))
const Create = lazy(() => import('./entry-create.tsx'))

/** Also for kinds that staff defined. */
export const entryScreen: Omit<ResourceProps, 'name'> = {
  list: List,
  edit: Edit,
  create: Create,
  recordRepresentation: (record) => record.title,
}

/** News, places and pages share one list and one form, with fields of their own for each type. */
export const entryScreens = Object.fromEntries(
  builtInTypes.filter((type) => type !== 'product').map((type) => [builtInKinds[type].resource, entryScreen]),
)

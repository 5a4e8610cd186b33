import { defineWidget } from '../define.ts'
import { fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({ ...fields, view })

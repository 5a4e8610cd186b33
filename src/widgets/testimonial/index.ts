import { defineWidget } from '../define.ts'
import { loadPicture as load } from '../shared/pictures/load-picture.ts'
import { fields } from './fields.ts'
import view from './view.tsx'

export default defineWidget({ ...fields, load, view })

import { defineWidget } from '../define.ts'
import { fields } from './fields.ts'
import { load } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

export default defineWidget({ ...fields, texts, load, view })

import { defineWidget } from 'schelp/extension'
import { fields } from './fields.ts'
import { load, shown } from './load.ts'
import { texts } from './texts.nl.ts'
import view from './view.tsx'

export default defineWidget({ ...fields, texts, load, shown, view })

import { defineStaffPart } from 'schelp/extension/staff'
import { asOfPath, asOfPathOf } from './path.ts'

export default defineStaffPart({
  screens: {},
  siteAt: (moment, path) => (moment ? asOfPathOf(moment, path) : asOfPath),
})

import { lazy } from 'react'
import { defineStaffPart } from 'schelp/extension/staff'
import { screenTexts } from './texts.nl.ts'

export default defineStaffPart({
  screens: {
    statistics: { list: lazy(() => import('./staff/statistics-page.tsx')), options: { isReport: true } },
  },
  menu: [{ resource: 'statistics', drawing: 'chart', group: 'content', after: 'form-entries' }],
  handbook: { statistics: 'statistiek/' },
  texts: screenTexts,
})

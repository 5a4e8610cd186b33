import { defineExtension } from 'schelp/extension'
import { statistics } from './resource.ts'
import { visitsOf } from './visits/visits.ts'

/** Counts page views, searches, downloads and sales by day, without recording who visits, and shows them to staff. */
export default defineExtension({
  name: 'statistics',
  resources: [statistics],
  connect(site) {
    const visits = visitsOf({ site })
    return { visits, close: visits.close }
  },
})

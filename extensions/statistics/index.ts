import { defineExtension } from 'schelp/extension'
import { statistics } from './resource.ts'
import { visitsOf } from './visits/visits.ts'

/** Page views, searches, downloads and sales, counted by day without looking at who visits, and told to staff. */
export default defineExtension({
  name: 'statistics',
  resources: [statistics],
  connect(site) {
    const visits = visitsOf({ site })
    return { visits, close: visits.close }
  },
})

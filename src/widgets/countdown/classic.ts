import { type ClassicMapping, draft } from '../classic.ts'
import { fields } from './fields.ts'

export const classic: ClassicMapping = {
  elementor: {
    countdown: (from) => {
      const [, day, hour = '00:00'] =
        /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d))?/.exec(from.line('due_date')) ?? []
      // Without a day it counts for each visitor apart, which is no news to anybody.
      if (!day) {
        from.lose('left')
        return undefined
      }
      return draft(fields, { until: `${day}T${hour}`, label: '', after: from.line('message_after_expire') })
    },
  },
}

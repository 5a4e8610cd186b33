import { type ClassicMapping, type ClassicWidget, draft } from '../classic.ts'
import { fields } from './fields.ts'

const calendar = (from: ClassicWidget) =>
  draft(fields, {
    type: from.links.kind('tribe_events') ?? from.links.kind('event') ?? from.links.kind('post') ?? 'agenda',
  })

export const classic: ClassicMapping = {
  elementor: { 'wp-widget-calendar': calendar, 'ae-calendar': calendar, 'dc-calendar': calendar, calendar },
  shortcodes: { tribe_events: calendar, events_calendar: calendar, my_calendar: calendar },
  blocks: { 'core/calendar': calendar },
}

import type { DatedEntry } from '../../features/content/index.ts'
import { withoutControls } from '../../kernel/control-characters.ts'
import { dayAfter, fromDutchMinute, type LocalDate } from '../../kernel/dates.ts'

interface CalendarFile {
  /** The name that calendar apps show. */
  name: string
  siteUrl: string
  dated: readonly DatedEntry[]
}

/** Returns a calendar in the format of calendar apps (RFC 5545). */
export function icalendar({ name, siteUrl, dated }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Schelp//Agenda//NL',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Europe/Amsterdam',
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...dated.flatMap((one) => eventLines(one, siteUrl)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function eventLines({ entry, firstDay, lastDay }: DatedEntry, siteUrl: string): string[] {
  const { id, title, excerpt, url, fields, moment, publishedAt } = entry
  const where = [fields.address, fields.place].filter(Boolean).join(', ')
  return [
    'BEGIN:VEVENT',
    `UID:entry-${id}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${instant(publishedAt)}`,
    ...whenLines(firstDay, lastDay, moment?.from, moment?.until),
    `SUMMARY:${escaped(title)}`,
    ...(excerpt ? [`DESCRIPTION:${escaped(excerpt)}`] : []),
    ...(where ? [`LOCATION:${escaped(where)}`] : []),
    `URL:${siteUrl}${url}`,
    'END:VEVENT',
  ]
}

/** Without hours, whole days; their end is the day after. */
function whenLines(first: LocalDate, last: LocalDate, from?: string, until?: string): string[] {
  const start = from === undefined ? undefined : fromDutchMinute(`${first}T${from}`)
  if (!start)
    return [`DTSTART;VALUE=DATE:${plain(first)}`, `DTEND;VALUE=DATE:${plain(dayAfter(last) ?? last)}`]
  const end = until === undefined ? undefined : fromDutchMinute(`${last}T${until}`)
  return [`DTSTART:${instant(start)}`, ...(end && end > start ? [`DTEND:${instant(end)}`] : [])]
}

const plain = (day: LocalDate): string => day.replaceAll('-', '')

const instant = (date: Date): string => date.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Escapes the text of a value, so that it cannot begin a new line. */
const escaped = (text: string): string =>
  withoutControls(text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n'))

/** Folds lines at 75 bytes; continuation lines begin with a space. No character is split. */
function folded(line: string): string {
  const lines: string[] = []
  let now = ''
  let bytes = 0
  for (const sign of line) {
    const more = Buffer.byteLength(sign)
    if (bytes + more > 75) {
      lines.push(now)
      now = ' '
      bytes = 1
    }
    now += sign
    bytes += more
  }
  return [...lines, now].join('\r\n')
}

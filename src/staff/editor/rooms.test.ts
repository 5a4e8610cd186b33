import { expect, it } from 'vitest'
import { placing } from '../../widgets/placing.ts'
import { isForEmails, rooms, roomsIn } from './rooms.ts'

const settingsOf = (kind: string, widget: string) => Object.keys(roomsIn(kind).get(widget)?.fields ?? {})

it.each([...rooms.keys()].filter(isForEmails))(
  'SITE-06 %s offers nothing in a newsletter that a mail cannot follow, and all of it on a page',
  (widget) => {
    expect(settingsOf('page', widget)).toEqual(expect.arrayContaining(Object.keys(placing)))
    expect(settingsOf('newsletter', widget)).not.toContain('sticky')
    expect(settingsOf('newsletter', widget)).not.toContain('motion')
    expect(settingsOf('newsletter', widget)).not.toContain('hiddenOn')
    expect(settingsOf('newsletter', widget).length).toBeLessThan(settingsOf('page', widget).length)
  },
)

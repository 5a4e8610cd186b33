import { type ClassicMapping, draft } from '../classic.ts'
import { classicSign } from '../shared/signs/classic-sign.ts'
import { fields } from './fields.ts'

const sides = { left: 'left', center: 'center', right: 'right', start: 'left', end: 'right' } as const

export const classic: ClassicMapping = {
  elementor: {
    icon: (from) => {
      const name = from.icon('selected_icon') || from.icon('icon')
      const link = from.link('link')
      const sign = classicSign(name)
      // Without one that says the same it only adorns, unless it leads somewhere.
      if (!sign && link === '') {
        from.lose('left', `icon ${name}`)
        return undefined
      }
      return draft(fields, {
        sign: sign ?? 'link',
        look: from.choice('view', { stacked: 'filled', framed: 'ring' }, 'plain'),
        label: '',
        link,
        align: from.onDevices('align', sides, 'center'),
      })
    },
  },
}

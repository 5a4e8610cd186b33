import { type ClassicMapping, draft } from '../classic.ts'
import { classicSign } from '../shared/signs/classic-sign.ts'
import { fields } from './fields.ts'

type Action = (typeof fields)['defaults']['does']

const steps = ['next', 'prev', 'first', 'last', 'play', 'pause'] as const
const actions: Readonly<Record<string, Action>> = {
  ...Object.fromEntries(steps.map((step) => [`carousel:${step}_slide`, `carousel:${step}_slide`] as const)),
  'carousel:play_pause': 'carousel:play_pause',
  'accordion:expand': 'accordion:expand',
  'accordion:collapse': 'accordion:collapse',
  'accordion:expand_collapse': 'accordion:expand_collapse',
  'accordion:next': 'accordion:next',
  'accordion:prev': 'accordion:prev',
}

export const classic: ClassicMapping = {
  elementor: {
    'ae-trigger': (from) => {
      const wished = `${String(from.raw('trigger_type') ?? 'carousel')}:${String(from.raw('trigger_action') ?? 'next_slide')}`
      const does = Object.hasOwn(actions, wished) ? actions[wished] : undefined
      if (!does) {
        from.lose('left')
        return undefined
      }
      return draft(fields, {
        does,
        text: from.line('text'),
        sign: classicSign(from.icon('selected_icon')) ?? 'none',
        secondaryText: from.line('secondary_text'),
        secondarySign: classicSign(from.icon('selected_icon_secondary')) ?? 'none',
      })
    },
  },
}

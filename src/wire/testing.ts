import type { WireCall } from './call.ts'

/** For calls that render no widgets, wait for nobody and do not fail. */
export const withoutPages: Pick<WireCall, 'fragment' | 'giveBack' | 'inTurn' | 'troubleOf'> = {
  fragment: async () => undefined,
  giveBack: async () => undefined,
  inTurn: (render) => render(),
  troubleOf(error) {
    throw error
  },
}

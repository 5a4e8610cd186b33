import type { WireCall } from './call.ts'

/** For calls that render no widgets and do not fail. */
export const withoutPages: Pick<WireCall, 'fragment' | 'troubleOf'> = {
  fragment: async () => undefined,
  troubleOf(error) {
    throw error
  },
}

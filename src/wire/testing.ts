import type { WireCall } from './call.ts'

/** For calls that draw nothing of a page. */
export const withoutPages: Pick<WireCall, 'fragment' | 'pageAt'> = {
  fragment: async () => undefined,
  pageAt: () => new URL('https://schelp.example/'),
}

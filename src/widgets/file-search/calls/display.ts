import { callPath } from '../results/calls.ts'
import { ask } from './ask.ts'

/** The HTML of the results, or suggestions (section 7, `search.display`). */
export const askDisplay = (body: URLSearchParams, signal: AbortSignal): Promise<string> => {
  const lang = document.documentElement.lang
  return ask(callPath('search.display', lang === '' ? {} : { lang }), { body, signal })
}

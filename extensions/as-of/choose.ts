import {
  dropCookie,
  type ExtensionPage,
  field,
  fromDutchMinute,
  safeBack,
  seesDrafts,
  writeCookie,
} from 'schelp/extension'
import { asOfPage, nextHour } from './moment-page.tsx'
import { momentCookie } from './preview.ts'

/** `/zoals-op/`: the form with which staff choose a moment. */
export const choose: ExtensionPage = {
  isFor: seesDrafts,
  async draw(site, request) {
    const typed = request.query.get('op') ?? nextHour(new Date())
    return asOfPage(site, request, { typed, back: safeBack(request.query.get('terug')) ?? '/' })
  },
  form: {
    /** Chooses a moment (`op`), or now (`nu`). */
    async act({ form, viewer }, { siteUrl }) {
      const back = safeBack(field(form, 'terug')) ?? '/'
      if (form.has('nu')) return { to: back, cookies: [dropCookie(momentCookie)] }
      if (!seesDrafts(viewer)) return { to: '/' }
      const typed = field(form, 'op')
      if (!fromDutchMinute(typed))
        return { page: (site, page) => asOfPage(site, page, { typed, back, isWrong: true }) }
      const secure = siteUrl.startsWith('https:')
      return { to: back, cookies: [writeCookie(momentCookie, typed, { httpOnly: true, secure })] }
    },
  },
}

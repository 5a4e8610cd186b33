import { fromDutchMinute, type Preview, seesDrafts } from 'schelp/extension'
import { asOfBar, notNowPage } from './moment-page.tsx'

/** The chosen moment, as a `datetime-local` field writes it. It opens nothing by itself: the session says who may. */
export const momentCookie = 'schelp_zoals_op'

/** The site as of the moment that was chosen at `/zoals-op/`, for who may see planned content. */
export const asOf: Preview = {
  cookie: momentCookie,
  momentOf: fromDutchMinute,
  isFor: seesDrafts,
  bar: asOfBar,
  refusal: notNowPage,
}

import { renderToString } from 'react-dom/server'
import {
  codedPage,
  formatLongMoment,
  type Page,
  type PageRequest,
  type Site,
  textsOfRoom,
} from 'schelp/extension'
import { Button, Field, NoticeBar, TextButton, TextInput, toDutchMinute } from 'schelp/extension/view'
import { asOfPath, asOfPathOf } from './path.ts'
import { asOfTexts } from './texts.nl.ts'

const textsOf = ({ runtime }: Site) => textsOfRoom('as-of', asOfTexts, runtime.textOverrides)

interface AsOfState {
  /** As a `datetime-local` field writes it, or what else was sent. */
  typed: string
  back: string
  isWrong?: boolean
}

/** `/zoals-op/`: the form with which staff choose a moment. */
export function asOfPage(
  site: Site,
  request: PageRequest,
  { typed, back, isWrong }: AsOfState,
): Promise<Page> {
  const texts = textsOf(site)
  return codedPage(site, request, {
    title: texts('title'),
    lead: texts('lead'),
    trail: [{ label: texts('title'), url: asOfPath }],
    children: (
      <form className="form flow narrow" method="post" action={asOfPath} noValidate>
        <input type="hidden" name="terug" value={back} />
        <Field id="op" label={texts('moment')} error={isWrong ? texts('wrong') : undefined}>
          {(field) => <TextInput {...field} type="datetime-local" name="op" defaultValue={typed} required />}
        </Field>
        <div className="row">
          <Button type="submit">{texts('show')}</Button>
        </div>
        <p>{texts('explained')}</p>
        <p>{texts('past')}</p>
        <p className="small">{texts('rest')}</p>
      </form>
    ),
  })
}

/** Across the top of a page as of another moment: which moment it is, and the way back. */
export function asOfBar(site: Site, moment: Date, back: string): string {
  const texts = textsOf(site)
  const said = texts(moment > new Date() ? 'will' : 'was', { moment: formatLongMoment(moment) })
  return renderToString(
    <NoticeBar label={texts('bar')} close={<Return back={back} words={texts('now')} />}>
      {said} <a href={asOfPathOf(moment, back)}>{texts('other')}</a>
    </NoticeBar>,
  )
}

const Return = ({ back, words }: { back: string; words: string }) => (
  <form method="post" action={asOfPath}>
    <input type="hidden" name="terug" value={back} />
    <TextButton type="submit" name="nu" value="1">
      {words}
    </TextButton>
  </form>
)

/** What is sent from a page as of another moment is not done. */
export function notNowPage(site: Site, request: PageRequest, moment: Date): Promise<Page> {
  const texts = textsOf(site)
  return codedPage(site, request, {
    title: texts('notNow'),
    lead: texts('notNowLead', { moment: formatLongMoment(moment) }),
    status: 403,
    trail: [{ label: texts('title'), url: asOfPath }],
    children: <Return back="/" words={texts('now')} />,
  })
}

/** What the field holds at first: the hour after this one. */
export const nextHour = (now: Date): string =>
  toDutchMinute(new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000))

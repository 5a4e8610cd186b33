import type { ViewProps } from '../../islands/contract.ts'
import type { LocalDate } from '../../kernel/dates.ts'
import { CloseButton } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { CalendarProps } from './fields.ts'
import type { CalendarDay, CalendarItem, CalendarModel, MonthLink } from './load.ts'

type Props = ViewProps<CalendarProps, CalendarModel>

/** As many titles as fit in a day. */
const mostNamed = 2

/**
 * A month as a table, beside the items of its days. Complete without scripts: a day links to its part of the list.
 * Classes and attributes are those that scripts of the classic site read (decisions, Listings).
 */
export default function Calendar(view: Props) {
  const { props, model, texts, id } = view
  return (
    <section className="calendar">
      <div
        className={`elementor-element elementor-element-${id} elementor-widget elementor-widget-ae-dynamic-calendar`}
        data-id={id}
        data-element_type="widget"
        data-widget_type="ae-dynamic-calendar.skin_1"
        data-settings={JSON.stringify({ listing_render: props.listing === 'hidden' ? 'click' : 'load' })}
        data-behaviour="calendar"
        data-pid={model.documentId}
        data-loading-text={texts('loading')}
      >
        <div className="elementor-widget-container">
          <div className="ae-outer-wrapper" data-pid={model.documentId} data-wid={id}>
            <Month {...view} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** What a call replaces. */
function Month(view: Props) {
  const { model, texts, id } = view
  const { days, feedHref, month, name } = model
  return (
    <>
      <p className="sr" role="status" data-calendar-status="" />
      <div className="calendar-view ae-dc-wrapper">
        <div id="ae-dynamic-calendar" className="ae-dc-render" data-month={month}>
          <div className="calendar-bar">
            <Step link={model.previous} direction="prev" />
            <h2 id={`${id}-maand`}>{name}</h2>
            <Step link={model.next} direction="next" />
            {model.todayHref ? (
              <a className="link small" href={model.todayHref} data-calendar-today="">
                {texts('toToday')}
              </a>
            ) : null}
          </div>
          <Grid {...view} />
        </div>
        <div className="calendar-listing ae-dc-listing">
          {days.length === 0 ? <p className="quiet">{texts('none')}</p> : null}
          <p className="quiet calendar-hint" hidden>
            {texts('chooseDay')}
          </p>
          {days.map((day) => (
            <Day key={day.date} {...view} day={day} />
          ))}
        </div>
      </div>
      {feedHref ? (
        <p className="small calendar-feed">
          {texts('feed')} <a href={feedHref}>{texts('feedLink')}</a>
          {texts('feedWhy')}
        </p>
      ) : null}
    </>
  )
}

const Step = ({ link, direction }: { link: MonthLink | undefined; direction: 'prev' | 'next' }) => {
  const icon = <Icon name={direction === 'prev' ? 'back' : 'on'} />
  return link ? (
    <a
      className={`close ae-dc-${direction}`}
      href={link.href}
      rel="nofollow"
      aria-label={link.name}
      {...{ [`data-${direction}-month`]: link.month, [`data-${direction}-year`]: link.year }}
    >
      {icon}
    </a>
  ) : (
    <span className="close is-off">{icon}</span>
  )
}

const anchorOf = (id: string, date: LocalDate) => `${id}-${date}`

function Grid({ model, texts, id }: Props) {
  const byDay = new Map(model.days.map((day) => [day.date, day]))
  return (
    <table className="calendar-month ae-dc-dates" aria-labelledby={`${id}-maand`}>
      <thead>
        <tr>
          {texts('weekdays')
            .split(' ')
            .map((weekday) => (
              <th key={weekday} scope="col">
                <abbr title={weekday}>{weekday.slice(0, 2)}</abbr>
              </th>
            ))}
        </tr>
      </thead>
      <tbody>
        {model.weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map(({ date, isOutside, isToday }) => {
              const day = byDay.get(date)
              return (
                <td
                  key={date}
                  className={classNames(
                    isOutside && 'is-outside',
                    isToday && 'is-today',
                    day && 'has ae-dc-post-date',
                  )}
                  aria-current={isToday ? 'date' : undefined}
                  {...(day ? { 'data-dc-date': date } : {})}
                >
                  {day ? (
                    <a href={`#${anchorOf(id, date)}`} data-day={date}>
                      <DayNumber date={date} />
                      <span className="sr">
                        {day.items.length === 1
                          ? texts('one', { day: day.name })
                          : texts('several', { day: day.name, count: day.items.length })}
                      </span>
                      <Named items={day.items} more={(count) => texts('more', { count })} />
                    </a>
                  ) : (
                    <span className="day-of" data-day={date}>
                      <DayNumber date={date} />
                      {isToday ? <small aria-hidden="true">{texts('today')}</small> : null}
                    </span>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const DayNumber = ({ date }: { date: LocalDate }) => <b>{date.slice(8).replace(/^0/, '')}</b>

/** Hidden from screen readers: the day's accessible name includes it. */
const Named = ({ items, more }: { items: readonly CalendarItem[]; more: (count: number) => string }) => {
  const named = items.length > mostNamed + 1 ? items.slice(0, mostNamed) : items
  return (
    <span aria-hidden="true">
      <span className="named">
        {named.map(({ title, href }) => (
          <span key={href}>{title}</span>
        ))}
        {named.length < items.length ? (
          <span className="rest">{more(items.length - named.length)}</span>
        ) : null}
      </span>
      <span className="pips">
        {items.slice(0, 3).map(({ href }) => (
          <i key={href} />
        ))}
      </span>
    </span>
  )
}

function Day({ day: { date, name, items }, texts, id }: Props & { day: CalendarDay }) {
  const [weekday = '', ...rest] = name.split(' ')
  return (
    <section
      className={`calendar-day dc-listing-item ae-dc-${date}`}
      id={anchorOf(id, date)}
      aria-labelledby={`${anchorOf(id, date)}-naam`}
    >
      <div className="day-head">
        <h3 id={`${anchorOf(id, date)}-naam`} tabIndex={-1}>
          <span className="label">{weekday} </span>
          {rest.slice(0, 2).join(' ')}
        </h3>
        <CloseButton label={texts('closeDay', { day: name })} className="dc-close" hidden />
      </div>
      <ol>
        {items.map(({ href, title, hours, where, say }) => (
          <li key={href}>
            <span className="hours num">{hours ?? texts('wholeDay')}</span>
            <div>
              <h4>
                <a href={href}>{title}</a>
              </h4>
              {where ? <p className="small quiet">{where}</p> : null}
              {say ? <p>{say}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

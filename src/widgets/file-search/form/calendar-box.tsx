import { useEffect, useRef } from 'react'
import { TextButton } from '../../../ui/button/button.tsx'
import type { FormTexts } from './text-props.ts'
import type { Calendar } from './use-calendar.ts'

interface CalendarBoxProps {
  id: string
  texts: FormTexts
  end: 'dateFrom' | 'dateTo'
  /** Of its field. */
  label: string
  calendar: Calendar
  selected: Date | undefined
  focus: boolean
  onPick(day: Date): void
  onApply(): void
  onCancel(): void
}

/** The calendar under a date field. */
export const CalendarBox = (props: CalendarBoxProps) => {
  const { id, texts, end, label, calendar, selected, focus, onPick, onApply, onCancel } = props
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it has its size
  useEffect(() => {
    // `scrollIntoView()` returns a promise in newer browsers; an effect must not return that.
    void box.current?.scrollIntoView({ block: 'nearest' })
  }, [calendar.kind])
  return (
    <div ref={box} id={id} className="cal-box" role="dialog" aria-label={label}>
      <p className="label" lang={texts.lang(end)}>
        {texts(end)}
      </p>
      {calendar.kind === 'ready' ? (
        <calendar.Picker selected={selected} onPick={onPick} focus={focus} week={texts('dateWeek')} />
      ) : (
        <p className="hint" role="status">
          {texts(calendar.kind === 'waiting' ? 'calendarWaiting' : 'calendarFailed')}
        </p>
      )}
      <p className="links">
        <TextButton lang={texts.lang('dateCancel')} onClick={onCancel}>
          {texts('dateCancel')}
        </TextButton>
        <TextButton lang={texts.lang('dateApply')} onClick={onApply}>
          {texts('dateApply')}
        </TextButton>
      </p>
    </div>
  )
}

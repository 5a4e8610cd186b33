import { DayPicker } from 'react-day-picker'
import { nl } from 'react-day-picker/locale/nl'
import { monthClasses } from '../../../ui/month/month.ts'

export interface MonthPickerProps {
  selected: Date | undefined
  onPick(day: Date): void
  /** Moves the focus to the chosen day, or to today. */
  focus: boolean
  /** Heading of the column of week numbers, 'W'. */
  week: string
}

/** How many years the year list offers before and after this one. */
const yearsBack = 50
const yearsAhead = 5

/** One month; weeks start on Monday (section 9). A pick applies at once. Loaded when a date field opens. */
export function MonthPicker({ selected, onPick, focus, week }: MonthPickerProps) {
  const year = new Date().getFullYear()
  return (
    <DayPicker
      mode="single"
      required
      locale={nl}
      weekStartsOn={1}
      showWeekNumber
      showOutsideDays
      captionLayout="dropdown"
      classNames={monthClasses}
      formatters={{ formatWeekNumberHeader: () => week }}
      startMonth={new Date((selected?.getFullYear() ?? year) - yearsBack, 0)}
      endMonth={new Date(Math.max(selected?.getFullYear() ?? year, year) + yearsAhead, 11)}
      defaultMonth={selected}
      selected={selected}
      onSelect={(_, day) => onPick(day)}
      autoFocus={focus}
    />
  )
}

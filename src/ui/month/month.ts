/** Our class names for react-day-picker's parts: `<DayPicker classNames={monthClasses} …>`. */
export const monthClasses = {
  root: 'cal',
  months: 'cal-months',
  nav: 'cal-nav',
  button_previous: 'close',
  button_next: 'close',
  chevron: 'ico',
  month_caption: 'cal-caption',
  caption_label: 'serif',
  dropdowns: 'cal-dropdowns',
  dropdown: 'sel',
  month_grid: 'cal-grid',
  today: 'is-today',
  selected: 'on',
  outside: 'is-outside',
  disabled: 'is-off',
  hidden: 'is-hidden',
} as const

type Words =
  | { name: 'night'; time: string }
  | { name: 'minutes'; smart_count: number }
  | { name: 'hours'; time: string }
  | { name: 'other'; cron: string }

const two = (count: string) => count.padStart(2, '0')

/** Turns a cron expression into a text key and its values; an unknown form is shown as it is. */
export function readCron(cron: string): Words {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  const isDaily = days.every((day) => day === '*')
  if (isDaily && /^\d+$/.test(minute) && /^\d+$/.test(hour))
    return { name: 'night', time: `${two(hour)}:${two(minute)}` }
  if (isDaily && /^\d+$/.test(minute) && hour === '*') return { name: 'hours', time: two(minute) }
  const every = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (isDaily && hour === '*' && (every !== undefined || minute === '*'))
    return { name: 'minutes', smart_count: Number(every ?? 1) }
  return { name: 'other', cron }
}

export const texts = { days: 'dagen', hours: 'uur', minutes: 'minuten', seconds: 'seconden' } as const

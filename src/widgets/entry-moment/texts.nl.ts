export const texts = { hours: '{hours} uur', file: 'Zet in je agenda' } as const

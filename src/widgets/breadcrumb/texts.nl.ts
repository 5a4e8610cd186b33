export const texts = { label: 'Kruimelpad' } as const

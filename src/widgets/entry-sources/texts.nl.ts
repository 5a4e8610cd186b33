export const texts = { title: 'Bronnen' } as const

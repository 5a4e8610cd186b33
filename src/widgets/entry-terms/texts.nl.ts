export const texts = { title: 'Meer hiervan' } as const

export const texts = { label: 'Tabbladen' } as const

export const texts = { label: 'Tabel' } as const

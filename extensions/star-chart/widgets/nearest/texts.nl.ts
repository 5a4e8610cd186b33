export const texts = { away: 'op {kilometres} km', close: 'op minder dan 1 km' } as const

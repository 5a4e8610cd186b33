export const texts = {
  yes: 'ja',
  no: 'nee',
} as const

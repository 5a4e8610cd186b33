export const valueTexts = {
  yes: 'ja',
  no: 'nee',
  lies: '{latitude}, {longitude}',
  north: '{degrees}° NB',
  south: '{degrees}° ZB',
  east: '{degrees}° OL',
  west: '{degrees}° WL',
} as const

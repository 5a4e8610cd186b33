export const texts = {
  label: 'Zoek een plaats, kerk of bestand',
  tool: 'Zoeken',
  send: 'Zoek',
  busy: 'Bezig',
} as const

export const texts = {
  info: 'Ter informatie:',
  right: 'Goed nieuws:',
  warning: 'Let op:',
  close: 'Mededeling sluiten',
} as const

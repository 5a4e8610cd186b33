export const texts = {
  whereAndFar: '{place}, nog {kilometres} kilometer tot Santiago',
  far: 'Nog {kilometres} kilometer tot Santiago',
} as const

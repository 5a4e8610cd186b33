/** Returns the one of the two inks with the higher contrast on a colour, by WCAG 2. @param colour as `#aabbcc` */
export function inkOn(colour: string): 'light' | 'dark' {
  const contrast = luminanceOf(colour) + 0.05
  return lightInk / contrast >= contrast / darkInk ? 'light' : 'dark'
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const lightInk = luminanceOf('#ffffff') + 0.05
const darkInk = luminanceOf('#000000') + 0.05

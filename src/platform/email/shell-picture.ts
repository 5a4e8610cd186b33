import { shell } from '../../kernel/shell.ts'

export const shellCid = 'shell@schelp'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="108" height="108" viewBox="0 0 32 32"><path d="${shell.foot}${shell.rim}" fill="#94610c"/><path d="${shell.ribs}" fill="none" stroke="#faf8f3" stroke-width="1.35" stroke-linecap="round"/></svg>`

let drawn: Promise<Buffer> | undefined

/** The logo of mails, as a PNG because many mail clients do not show SVG. */
export const shellPicture = (): Promise<Buffer> => {
  drawn ??= draw()
  return drawn
}

/** Loads the library for the first mail only, so that the program starts without it. */
async function draw(): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawing)).png({ palette: true }).toBuffer()
}

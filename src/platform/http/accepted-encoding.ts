export type Encoding = 'br' | 'gzip'

const plainList = /^[\w ,*-]*$/

/** The best encoding that we and the client both support (RFC 9110, 12.5.3); `br;q=0` refuses one. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined
  // The form of the header that every browser sends.
  if (plainList.test(header)) return bestOf(header.split(/[ ,]+/))
  const taken = header
    .split(',')
    .map((part) => part.split(';'))
    .filter(
      ([, ...parameters]) => !parameters.some((parameter) => /^\s*q=0(?:\.0{0,3})?\s*$/i.test(parameter)),
    )
  return bestOf(taken.map(([name = '']) => name.trim()))
}

const bestOf = (names: readonly string[]): Encoding | undefined =>
  names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : undefined

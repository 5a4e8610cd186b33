/** A quoted-printable part: its last header lines, and its body up to the next part. */
const quotedPart =
  /(^content-transfer-encoding: quoted-printable\r?\n(?:\S.*\r?\n)*\r?\n)([\s\S]*?)(?=\r?\n--|(?![\s\S]))/gim

/**
 * Returns a mail as a mail client shows it. Only quoted-printable parts are decoded: in an address of a header, `=3D`
 * may be the beginning of a key.
 */
export const mailWords = (raw: string): string =>
  raw.replace(quotedPart, (_, head: string, said: string) => head + unquoted(said))

const unquoted = (said: string): string =>
  Buffer.from(
    said
      .replace(/=\r?\n/g, '')
      .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8')

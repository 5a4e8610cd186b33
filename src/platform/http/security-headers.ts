import { createHash } from 'node:crypto'
import { firstFontsScript } from '../../kernel/first-fonts.ts'

const hash = createHash('sha256').update(firstFontsScript).digest('base64')

type Opened = Partial<Record<'script' | 'style' | 'image' | 'font' | 'connect', string>>

const policy = ({ script = '', style = '', image = '', font = '', connect = '' }: Opened): string =>
  [
    "default-src 'none'",
    `script-src 'self'${script}`,
    `style-src 'self'${style}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${image}`,
    `font-src 'self'${font}`,
    `connect-src 'self'${connect}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // External films: framed only once a visitor asks for them or consents.
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ')

/** Headers of every answer of the public site. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy({ script: ` 'sha256-${hash}'` }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
}

/**
 * The policy for pages that count visitors by an origin of the society's own choice, once they consent: allows only
 * that origin.
 */
export const policyWith = (origin: string): string =>
  policy({ script: ` 'sha256-${hash}' ${origin}`, image: ` ${origin}`, connect: ` ${origin}` })

/** For a site whose address begins with https: for a year, browsers then use only HTTPS. */
export const transportHeaders = (siteUrl: string): Readonly<Record<string, string>> =>
  siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}

/** Headers of the staff app, whose components write their own styles and show pictures before they are uploaded. */
export const staffSecurityHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': policy({ style: " 'unsafe-inline'", image: ' blob:', font: ' data:' }),
}

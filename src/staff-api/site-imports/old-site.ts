import { isIP } from 'node:net'
import { z } from 'zod'
import { fieldText } from '../field-errors.ts'

/**
 * Where the old site still answers, as staff type it. Only a public site is asked (abuse 20): who may see this screen is
 * not therefore one who may look round in the network of the server.
 */
export const oldSite = z
  .string()
  .trim()
  .max(300)
  .nullable()
  .optional()
  .transform((value, context) => {
    if (!value) return undefined
    const text = /^[a-z][a-z0-9+.-]{0,20}:/i.test(value) ? value : `https://${value}`
    const url = URL.canParse(text) ? new URL(text) : undefined
    if (url && isPublicSite(url)) return url.href.replace(/\/$/, '')
    context.addIssue({ code: 'custom', message: fieldText('old_site') })
    return z.NEVER
  })

const isPublicSite = ({ protocol, hostname, port, username, password }: URL): boolean =>
  /^https?:$/.test(protocol) &&
  port === '' &&
  username === '' &&
  password === '' &&
  isIP(hostname.replace(/^\[|\]$/g, '')) === 0 &&
  hostname.includes('.') &&
  !/\.(local|localhost|internal|lan|home|arpa)$/.test(hostname)

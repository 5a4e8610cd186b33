import { z } from 'zod'

/** Base64 makes an address a third longer. */
export const longestPageUrl = 4_000

/** The page of a call in one of its fields; `WireCall.fragment` reads it. What is too long or no text names no page. */
export const pageUrl = z.string().max(longestPageUrl).optional().catch(undefined)

import { shell } from '../kernel/shell.ts'

/** The scallop of the masthead, light on dark schemes. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#2b2d63;stroke:#faf8f3}@media(prefers-color-scheme:dark){path{fill:#e0a82e;stroke:#13141f}}</style><path stroke="none" d="${shell.foot}${shell.rim}"/><path stroke-width="1.35" d="${shell.ribs}"/></svg>`

export const favicon = (): Response =>
  new Response(drawing, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  })

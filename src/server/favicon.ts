/** The scallop of the masthead, light on dark schemes. */
const shell = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:#2b2d63;stroke:#faf8f3}@media(prefers-color-scheme:dark){path{fill:#e0a82e;stroke:#13141f}}</style><path stroke="none" d="M11.5 23.6L10.5 27.1Q16 28.4 21.5 27.1L20.5 23.6ZM13.4 25.8C10.1 22.6 2.5 17 1.6 12.9Q0.2 9.5 3.8 8.4Q3.9 4.7 7.9 4.9Q9.5 1.4 13.2 3Q16 0.3 18.8 3Q22.5 1.4 24.1 4.9Q28.1 4.7 28.2 8.4Q31.8 9.5 30.4 12.9C29.5 17 21.9 22.6 18.6 25.8Z"/><path stroke-width="1.35" d="M3.8 8.4Q9.9 18.4 14.5 25M7.9 4.9Q12 18.4 15.1 25M13.2 3Q14.6 18.4 15.7 25M18.8 3Q17.4 18.4 16.3 25M24.1 4.9Q20 18.4 16.9 25M28.2 8.4Q22.1 18.4 17.5 25"/></svg>`

export const favicon = (): Response =>
  new Response(shell, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  })

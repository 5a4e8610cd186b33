/** Up-sells and cross-sells of the demo's products, by slug. */
export const shopBeside: Readonly<Record<string, { up: readonly string[]; cross: readonly string[] }>> = {
  'van-friesland-naar-hasselt': {
    up: ['wandelkaart-jabikspaad', 'pelgrimspas', 'notitieboek-onderweg'],
    cross: ['wandelkaart-jabikspaad', 'schelp-aan-koord', 'pelgrimspas'],
  },
  'van-uithuizen-naar-hasselt': { up: ['wandelkaart-jacobspad'], cross: ['schelp-aan-koord'] },
  'schelp-aan-koord': { up: ['speldje-schelp', 'poster-schelp'], cross: [] },
}

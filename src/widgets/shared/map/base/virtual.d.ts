/** Made at build time (`vite.config.ts`). */
declare module 'virtual:base-map' {
  const base: import('./base-map.ts').BaseMap
  export default base
}

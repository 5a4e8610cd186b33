/** Addresses of the parts of the base map, which are made at build time (`vite.config.ts`). */
declare module 'virtual:base-map' {
  const base: import('./base-map.ts').BaseMapFiles
  export default base
}

/** The browser that `npm run bench` found, as `npm test` does. */
export function chromePath(): string {
  const path = process.env.CHROMIUM_PATH
  if (!path) throw new Error('CHROMIUM_PATH names no Chromium: start the benchmark with npm run bench')
  return path
}

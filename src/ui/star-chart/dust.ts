/** A generator of pseudo-random numbers between 0 and 1, so that every rendering draws the same sky. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const grains = 380

/**
 * The Milky Way, which pilgrims followed: three paths of dots, from fine to coarse, from the upper right to the lower
 * left.
 */
export function starDust(width: number, height: number): [string, string, string] {
  const next = random(1173)
  const paths: [string, string, string] = ['', '', '']
  for (let grain = 0; grain < grains; grain += 1) {
    const along = next()
    const aside = (next() + next() + next() - 1.5) * 0.36
    const x = Math.round((along * 1.1 - 0.05 + aside * 0.6) * width)
    const y = Math.round((1.05 - along * 1.1 + aside * 0.6) * height)
    const size = Math.floor(next() * 3) as 0 | 1 | 2
    if (x > 0 && y > 0 && x < width && y < height) paths[size] += `M${x} ${y}h0`
  }
  return paths
}

const barWidth = 30

/** Draws how far something is, over what was drawn before. */
export function showBar({ done, total }: { done: number; total: number }): void {
  const share = total === 0 ? 1 : Math.min(done / total, 1)
  const full = Math.round(share * barWidth)
  showLine(`[${'#'.repeat(full)}${'.'.repeat(barWidth - full)}] ${done}/${total}`)
}

/** Writes a line over what was written before; nothing where nobody watches. */
export function showLine(line: string): void {
  if (!process.stderr.isTTY) return
  process.stderr.write(`\r${line}\u001b[K`)
}

const pauseMs = 200

/** Shows at most some lines a second. */
export function atIntervals<Progress>(show: (progress: Progress) => void): (progress: Progress) => void {
  let shownAt = 0
  return (progress) => {
    if (Date.now() - shownAt < pauseMs) return
    shownAt = Date.now()
    show(progress)
  }
}

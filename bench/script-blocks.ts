import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    longTasks: { startTime: number; duration: number }[]
  }
}

/** What the browser does itself, such as waiting for a picture to be drawn, and nothing. */
const notScripts = ['(program)', '(idle)']

/**
 * Measures how long the scripts of a page hold it. A browser without a graphics card draws WebGL in hundreds of
 * milliseconds a frame, so the scripts' share of each task is read from a profile.
 */
export async function watchBlocks(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration })
    }).observe({ type: 'longtask' })
  })
  await devtools.send('Performance.enable')
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.setSamplingInterval', { interval: 1_000 })

  /** @returns milliseconds of scripts in the task that has the most of them, while something is done */
  return async function longestBlock(act: () => Promise<unknown>): Promise<number> {
    await page.evaluate(() => window.longTasks.splice(0))
    const originUs = await timeOriginUs(page, devtools)
    await devtools.send('Profiler.start')
    await act()
    const { profile } = await devtools.send('Profiler.stop')
    const tasks = await page.evaluate(() => window.longTasks.splice(0))
    const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]))
    let atUs = profile.startTime
    const scripts = (profile.samples ?? []).flatMap((id, sample) => {
      const us = profile.timeDeltas?.[sample] ?? 0
      atUs += us
      return notScripts.includes(names.get(id) ?? '')
        ? []
        : [{ at: (atUs - originUs) / 1_000, ms: us / 1_000 }]
    })
    const shares = tasks.map(({ startTime, duration }) =>
      scripts
        .filter(({ at }) => at > startTime && at <= startTime + duration)
        .reduce((sum, { ms }) => sum + ms, 0),
    )
    return Math.max(0, ...shares)
  }
}

/** Microseconds on the profiler's clock at which the page's own clock is 0. */
async function timeOriginUs(page: Page, devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const now = await page.evaluate(() => performance.now())
  const seconds = metrics.find(({ name }) => name === 'Timestamp')?.value ?? Number.NaN
  return seconds * 1e6 - now * 1e3
}

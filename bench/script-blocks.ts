import type { CDPSession, Page } from '@playwright/test'

declare global {
  interface Window {
    longTasks: { startTime: number; duration: number }[]
  }
}

/** Entries of a profile that are not scripts: work of the browser itself, such as drawing, and waiting. */
const notScripts = ['(program)', '(idle)']

/**
 * Measures how long the scripts of a page block it. A browser without a graphics card takes hundreds of milliseconds
 * to draw a frame of WebGL, so only the share of the scripts in each task counts, which a profile tells.
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

  /** @returns the milliseconds of scripts in the task with the most of them, during `act` */
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

/** The time on the profiler's clock, in microseconds, at which the page's own clock is 0. */
async function timeOriginUs(page: Page, devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const now = await page.evaluate(() => performance.now())
  const seconds = metrics.find(({ name }) => name === 'Timestamp')?.value ?? Number.NaN
  return seconds * 1e6 - now * 1e3
}

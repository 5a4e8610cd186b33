/** Remembers for as long as the tab is open, and tells nobody, which site a visitor came from (SITE-01). */
export function keepCameFrom(): void {
  try {
    const { host } = new URL(document.referrer)
    // The name is `cameFrom` of the kernel, from which the checkout reads it.
    if (host !== location.host) sessionStorage.came_from ??= host
  } catch {
    // They came from nowhere, or nothing may be kept.
  }
}

/** What every browser of people begins with. */
const browser = /^(?:Mozilla|Opera)\//
/** What programs say that they are; those that say nothing else are told by not being a browser. */
const program =
  /bot\b|bots?[/;) ]|crawl|spider|slurp|fetch|scan|monitor|preview|headless|lighthouse|validat|archiv|facebookexternal|https?:\/\/|@/i
/** So many spellings are remembered: the same few browsers ask again and again. */
const mostRemembered = 1000

const remembered = new Map<string, boolean>()

/** Whether a program asks that is no browser of somebody, by what it says of itself. */
export function isRobot(userAgent: string | null | undefined): boolean {
  if (userAgent === null || userAgent === undefined) return true
  const known = remembered.get(userAgent)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const told = !browser.test(userAgent) || program.test(userAgent.slice(0, 500))
  remembered.set(userAgent, told)
  return told
}

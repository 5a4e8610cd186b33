/** The beginning of the user agent of every browser. */
const browser = /^(?:Mozilla|Opera)\//
/** Words in the user agents of robots; a robot without such a word does not begin as a browser does. */
const program =
  /bot\b|bots?[/;) ]|crawl|spider|slurp|fetch|scan|monitor|preview|headless|lighthouse|validat|archiv|facebookexternal|https?:\/\/|@/i
/** How many user agents are remembered: a few browsers account for most requests. */
const mostRemembered = 1000

const remembered = new Map<string, boolean>()

/** Whether a user agent is a robot's, or is missing. */
export function isRobot(userAgent: string | null | undefined): boolean {
  if (userAgent === null || userAgent === undefined) return true
  const known = remembered.get(userAgent)
  if (known !== undefined) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const isProgram = !browser.test(userAgent) || program.test(userAgent.slice(0, 500))
  remembered.set(userAgent, isProgram)
  return isProgram
}

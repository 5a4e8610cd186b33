/** Too much waits already, or this waited too long; nothing was done. Whoever asked may ask again soon. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

/** Too many requests wait already, or this one has waited too long. Nothing was done; the client may try again soon. */
export class TooBusy extends Error {
  override name = 'TooBusy'
}

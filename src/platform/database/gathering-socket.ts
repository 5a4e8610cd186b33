import { Socket } from 'node:net'

/**
 * A socket that sends statements written in the same tick in one packet, because a packet costs both sides more than
 * its contents.
 */
export class GatheringSocket extends Socket {
  #gathers = false

  override cork(): void {
    if (!this.#gathers) {
      this.#gathers = true
      super.cork()
      process.nextTick(() => {
        this.#gathers = false
        super.uncork()
      })
    }
    super.cork()
  }
}

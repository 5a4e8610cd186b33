import { Socket } from 'node:net'

/** Statements that are asked in one go leave in one packet: each packet costs both sides more than what is in it. */
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

import { OperatorError } from '../../platform/operator-error.ts'

/** Why what was given is not brought in, although it can be read; the sentence is for the operator. */
export class CannotBringIn extends OperatorError {
  /** `mixed-sites`: two dumps of different sites call their tables the same. `not-empty`: this site is in use. */
  readonly code: 'mixed-sites' | 'not-empty'

  constructor(code: CannotBringIn['code'], sentence: string) {
    super(sentence)
    this.code = code
  }
}

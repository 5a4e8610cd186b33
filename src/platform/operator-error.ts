import { userInfo } from 'node:os'
import { errorCode } from './error-code.ts'

/** An error that only the operator can repair. They see its message, one sentence, and no stack. */
export class OperatorError extends Error {}

/** `sysexits.h`: the settings or the machine must be mended first, so that starting again is of no use. */
export const operatorExitCode = 78

type Sentence = (path: string, error: object) => string

const user = () => {
  const { username } = userInfo()
  return username
}
const mayNot: Sentence = (path) => `The user ${user()} may not use ${path}.`
const isFull: Sentence = (path) => `The disk is full; nothing could be written to ${path}.`

/** What the system and the database say by a code, in words. */
const sentences: Readonly<Record<string, Sentence>> = {
  EADDRINUSE: (_, error) =>
    `Another program listens on port ${'port' in error ? error.port : ''}; stop it, or set PORT.`,
  EADDRNOTAVAIL: (_, error) =>
    `This machine has no address ${'address' in error ? error.address : ''}; set HOST to one of its own.`,
  EACCES: mayNot,
  EPERM: mayNot,
  EROFS: (path) => `Nothing can be written to ${path}: its disk is mounted read-only.`,
  // Of making a folder where a file stands.
  EEXIST: (path) => `${path} is no folder.`,
  EISDIR: (path) => `${path} is a folder.`,
  ENOENT: (path) => `${path} is not there.`,
  ENOTDIR: (path) => `${path} is not in a folder.`,
  ENOSPC: isFull,
  EDQUOT: isFull,
  // PostgreSQL's own: disk full.
  53100: () => 'The disk of the database is full.',
}

/** The sentence for an error that is the operator's to mend; undefined for a mistake of ours. */
export function operatorSentence(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message
  if (!(error instanceof Error)) return undefined
  const sentence = sentences[errorCode(error) ?? '']
  if (!sentence) return operatorSentence(error.cause)
  const place = 'path' in error ? error.path : 'port' in error ? `port ${error.port}` : undefined
  return sentence(typeof place === 'string' ? place : 'its folder', error)
}

/** Ends a program that cannot go on: with one sentence, or with the whole error when it is a mistake of ours. */
export function exitCodeFor(error: unknown): number {
  const sentence = operatorSentence(error)
  console.error(sentence ?? error)
  return sentence === undefined ? 1 : operatorExitCode
}

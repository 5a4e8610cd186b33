import { presentTransaction } from './database/unit-of-work.ts'

/**
 * Batches questions: those that arrive while a batch is being answered form the next batch. Many concurrent callers
 * cost one round trip, and a single caller does not wait. No answer is older than its question. If a batch fails,
 * every question in it fails. A unit of work asks alone.
 */
export function askTogether<Question, Answer = undefined>(
  answerAll: (questions: readonly Question[]) => Promise<ReadonlyMap<Question, Answer>>,
): (question: Question) => Promise<Answer | undefined> {
  let gathering: { questions: Set<Question>; answers: Promise<ReadonlyMap<Question, Answer>> } | undefined
  let underWay: Promise<unknown> = Promise.resolve()
  const gather = () => {
    const questions = new Set<Question>()
    const answers = underWay.then(() => {
      gathering = undefined
      return answerAll([...questions])
    })
    underWay = answers.catch(() => undefined)
    return { questions, answers }
  }
  return async (question) => {
    if (presentTransaction()) return (await answerAll([question])).get(question)
    gathering ??= gather()
    gathering.questions.add(question)
    return (await gathering.answers).get(question)
  }
}

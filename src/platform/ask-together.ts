/**
 * Gathers the questions that come in while those before them are being answered, and asks them together: many who ask
 * at the same time cost one round trip, and who asks alone is answered at once. No answer is begun before its question
 * was asked. A failure fails all who were asked together.
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
    gathering ??= gather()
    gathering.questions.add(question)
    return (await gathering.answers).get(question)
  }
}

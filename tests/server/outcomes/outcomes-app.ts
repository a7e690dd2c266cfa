import { DAY_MS } from '#core/durations.ts'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { createQuizApp } from '../../support/quiz.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const FIELDS = 'id choice toolName satisfaction sentence quoteName quoteRole isShown'
const QUESTION = '{ outcomeQuestion { resultId tools { toolId name rank } firstName role } }'
const ANSWER = `mutation ($input: AnswerOutcomeInput!) { answerOutcome(input: $input) {
  __typename ... on AnswerOutcomePayload { outcome { ${FIELDS} } }
  ... on Failure { code message } ... on InvalidInputError { field } } }`
const SHOW = `mutation ($id: ID!, $shown: Boolean!) { showTestimonial(input: { id: $id, shown: $shown }) {
  __typename ... on ShowTestimonialPayload { sentence { id shownAt } } ... on Failure { code message } } }`

/** Members with lists, and the job that asks them. Registers the hooks of its file. */
export const createOutcomesApp = () => {
  const quiz = createQuizApp()
  const { database, members } = quiz
  let today = 0

  const later = (days: number): void => {
    today += days
    members.setTime(today * DAY_MS)
  }

  /** Asks the API as a member. */
  const ask = async (text: string, variables: object, token?: string) => {
    const { data, errors } = await quiz.query(text, variables, token)
    if (errors !== undefined) throw new Error(JSON.stringify(errors))
    return data
  }

  const verify = (email: string) => database.prisma.user.update({ where: { email }, data: { emailVerified: true } })

  const question = async (token: string) => (await ask(QUESTION, {}, token)).outcomeQuestion
  const answer = async (token: string, input: object) => (await ask(ANSWER, { input }, token)).answerOutcome

  /** A verified member with a list of the given age in days. */
  const memberWithList = async (age = 14) => {
    const member = await quiz.join()
    const { id: userId } = await verify(member.email)
    await quiz.submit(member.token)
    await database.prisma.session.updateMany({ data: { expiresAt: new Date('2027-12-01') } })
    const createdAt = new Date(Date.parse('2026-11-20T12:00:00Z') + today * DAY_MS - age * DAY_MS)
    await database.prisma.recommendationSet.updateMany({ where: { result: { userId } }, data: { createdAt } })
    return { ...member, userId }
  }

  /** A member who chose the first tool of the list. */
  const memberWhoChose = async (changes: object = {}) => {
    const member = await memberWithList()
    const { resultId, tools } = await question(member.token)
    const input = { resultId, choice: 'LISTED', toolId: tools[0].toolId, satisfaction: 4, ...changes }
    const { outcome } = await answer(member.token, input)
    return { ...member, input, outcome }
  }

  const runJob = async () => {
    const job = members.services.jobHandlers.find(({ kind }) => kind === 'ask-for-outcomes')
    const none = async () => undefined
    await job?.run({}, { jobId: '', attempt: 1, signal: AbortSignal.timeout(60_000), progress: none, commit: none })
  }

  return {
    ...quiz,
    later,
    startOver: () => {
      today = 0
    },
    ask,
    question,
    answer,
    memberWithList,
    memberWhoChose,
    runJob,
    show: async (token: string, id: string, shown = true) => (await ask(SHOW, { id, shown }, token)).showTestimonial,
    wantEmails: (userId: string) =>
      database.prisma.memberSettings.create({ data: { userId, emailRecommendations: true, updatedAt: new Date(0) } }),
    administrator: async () => {
      const { token, email } = await quiz.join()
      await database.prisma.user.update({
        where: { email },
        data: { privilegedSince: PRIVILEGED_SINCE, emailVerified: true, role: 'admin' },
      })
      return token
    },
    questionsSent: async () =>
      (await storedEmails(database)).filter(({ subject }) => subject === 'Did you choose one of these tools?'),
  }
}

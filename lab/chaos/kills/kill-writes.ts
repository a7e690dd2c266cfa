/** Mixed writes over HTTP, noted when they are acknowledged. */
import { QUESTIONS } from '#core/quiz/questions.ts'
import { ask, type Json, type Member, requestSignUp } from '../fleet/fleet-calls.ts'
import { keyOf, type Ledger } from './kill-ledger.ts'

type Write = () => Promise<void>

type WriteOptions = {
  readonly url: string
  /** The first one is an administrator. */
  readonly members: readonly Member[]
  readonly tools: readonly { readonly id: string; readonly slug: string }[]
  readonly ledger: Ledger
  readonly random: () => number
  readonly onAcknowledged: () => void
  /** A number that no earlier call returned. */
  readonly nextNumber: () => number
}

const mutation = (name: string, input: string, payload: string): string =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { __typename ... on ${payload} } }`
const ADD = mutation('addFavorite', 'AddFavoriteInput', 'AddFavoritePayload { favorite { id } }')
const REMOVE = mutation('removeFavorite', 'RemoveFavoriteInput', 'RemoveFavoritePayload { toolId }')
const RATE = mutation('rateTool', 'RateToolInput', 'RateToolPayload { rating { stars } }')
const CREATE = mutation('createCollection', 'CreateCollectionInput', 'CollectionPayload { collection { id } }')
const PUT = mutation('addToCollection', 'AddToCollectionInput', 'CollectionPayload { collection { id } }')
const EDIT = mutation('updateTool', 'UpdateToolInput', 'SaveToolPayload { slug }')
const DRAFT = mutation('saveQuizAnswers', 'SaveQuizAnswersInput', 'SaveQuizAnswersPayload { draft { updatedAt } }')
const [QUESTION] = QUESTIONS

/** What a member does next. Each key of the ledger is written by one loop at a time, so that the last one counts. */
export const createWrites = ({ url, members, tools, ledger, random, onAcknowledged, nextNumber }: WriteOptions) => {
  const below = (limit: number): number => Math.floor(random() * limit)
  const call = async (member: Member, query: string, input: object): Promise<Json> => {
    const payload: Json = Object.values((await ask(url, query, { input }, member)).body?.data ?? {})[0]
    if (payload && /Payload$/.test(payload.__typename)) onAcknowledged()
    return payload
  }

  const save = async (member: Member, toolId: string): Promise<void> => {
    const key = keyOf(member.email, toolId)
    const adds = ledger.favorites[key] !== true
    ledger.favorites[key] = null
    const payload = await call(member, adds ? ADD : REMOVE, { toolId })
    if (payload?.favorite || payload?.toolId) ledger.favorites[key] = adds
  }
  const rate = async (member: Member, toolId: string): Promise<void> => {
    const key = keyOf(member.email, toolId)
    ledger.ratings[key] = null
    const stars = 1 + below(5)
    const payload = await call(member, RATE, { toolId, stars })
    if (payload?.rating) ledger.ratings[key] = stars
  }
  const collect = async (member: Member, toolId: string): Promise<void> => {
    const id: string | undefined = (await call(member, CREATE, { name: `List ${nextNumber()}` }))?.collection?.id
    if (id === undefined) return
    ledger.collections[id] = []
    const payload = await call(member, PUT, { collectionId: id, toolId })
    if (payload?.collection) ledger.collections[id]?.push(toolId)
  }
  const edit = async (member: Member, { id, slug }: { id: string; slug: string }): Promise<void> => {
    const { body } = await ask(url, `{ tool(by: { slug: "${slug}" }) { description } }`, {}, member)
    const base: string | undefined = body?.data?.tool?.description
    if (base === undefined) return
    ledger.descriptions[id] = null
    const value = `Helps people with their daily work, in edition ${nextNumber()}.`
    const payload = await call(member, EDIT, { id, changes: [{ field: 'description', base, value }] })
    if (payload?.slug) ledger.descriptions[id] = value
  }
  const draft = async (member: Member): Promise<void> => {
    ledger.drafts[member.email] = null
    const option = QUESTION?.options[below(QUESTION.options.length)]?.id ?? ''
    const payload = await call(member, DRAFT, { answers: [{ question: QUESTION?.id, options: [option] }] })
    if (payload?.draft) ledger.drafts[member.email] = JSON.stringify({ [QUESTION?.id ?? '']: [option] })
  }
  const join = async (): Promise<void> => {
    const email = `visitor-${nextNumber()}@people.example`
    const { body } = await requestSignUp(url, email, '203.0.113.7')
    if (body?.data?.signUp?.session) ledger.signedUp.push(email)
  }
  /** The next write of a member, the `index`th. */
  return (index: number): Write => {
    const member = members[index] as Member
    const tool = tools[below(tools.length)] as { id: string; slug: string }
    if (index === 0) return () => edit(member, tool)
    const kind = below(10)
    if (kind < 4) return () => save(member, tool.id)
    if (kind < 6) return () => rate(member, tool.id)
    if (kind < 7) return () => collect(member, tool.id)
    return kind < 9 ? () => draft(member) : join
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { QUESTIONS } from '#core/quiz/questions.ts'
import { LARGEST_OPERATIONS } from './largest-operations.ts'
import { operationOf } from './operation-of.ts'

export type Member = {
  readonly token: string
  ask(url: string, query: string, variables: object): Promise<Response>
}

/** Sends requests and waits for them; `count` records each response. */
export type Load = {
  readonly name: string
  readonly run: (count: (request: Promise<Response>) => Promise<void>) => Promise<void>
}

const AT_ONCE = 50
const IDLE_MS = 500

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The first option of every question. */
const ANSWERS = QUESTIONS.map(({ id, options }) => ({ question: id, options: [options[0]?.id ?? ''] }))

const aliases = (count: number, field: string): string =>
  `{ ${times(count, (index) => `a${index}: ${field}`).join(' ')} }`

/** Creates a collection with these tools, and returns its share token. */
const sharedCollection = async (url: string, member: Member, tools: readonly { readonly id: string }[]) => {
  const ask = async (query: string, variables: object) => {
    const { data } = (await (await member.ask(url, query, variables)).json()) as {
      data: Record<string, { collection: { id: string; sharePath: string | null } }>
    }
    const [result] = Object.values(data)
    if (result === undefined) throw new Error('The member has no collection')
    return result.collection
  }
  const fields = 'collection { id sharePath }'
  const { id } = await ask(
    `mutation { createCollection(input: { name: "All" }) { ... on CollectionPayload { ${fields} } } }`,
    {},
  )
  const adding = `mutation ($id: ID!, $toolId: ID!) { addToCollection(input: { collectionId: $id, toolId: $toolId }) { ... on CollectionPayload { ${fields} } } }`
  for (const tool of tools) await ask(adding, { id, toolId: tool.id })
  const sharing = `mutation ($id: ID!) { shareCollection(input: { id: $id }) { ... on CollectionPayload { ${fields} } } }`
  const { sharePath } = await ask(sharing, { id })
  return { collectionId: id, shareToken: sharePath?.split('/').at(-1) }
}

/** Loads that may block the event loop, from a quiet server to hostile mixes. */
export const createLoads = async (options: {
  readonly url: string
  readonly member: Member
  readonly random: () => number
}): Promise<Load[]> => {
  const { url, member, random } = options
  const below = (limit: number): number => Math.floor(random() * limit)
  const word = (): string => times(4 + below(6), () => 'abcdefghijklmnopqrstuvwxyz'[below(26)]).join('')
  const get = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers })
  const post = (query: string, variables: object = {}) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })

  const catalogue = await post('{ tools(first: 100) { nodes { id slug } } categories { slug } }')
  const { data } = (await catalogue.json()) as {
    data: { tools: { nodes: { id: string; slug: string }[] }; categories: { slug: string }[] }
  }
  const { nodes: tools } = data.tools
  const variables = {
    answers: ANSWERS,
    toolId: tools.at(-1)?.id,
    toolIds: tools.slice(0, 10).map(({ id }) => id),
    categories: data.categories.map(({ slug }) => slug),
    ...(await sharedCollection(url, member, tools.slice(0, 50))),
    webhookId: data.tools.nodes[0]?.id,
  }
  const slug = (): string => tools[below(tools.length)]?.slug ?? ''
  await member.ask(
    url,
    'mutation ($answers: [QuizAnswerInput!]!) { submitQuiz(input: { answers: $answers }) { __typename } }',
    variables,
  )
  const largest = Object.values(LARGEST_OPERATIONS).flat().map(operationOf)

  const mixed: readonly (() => Promise<Response>)[] = [
    () =>
      get(`/.netlify/functions/getTools?limit=${1 + below(1000)}&search=${below(2) === 0 ? '' : word().slice(0, 1)}`),
    () => get(`/ai-tools?search=${word()}&page=${1 + below(20)}`),
    () => get(`/ai-tools?page=${1 + below(20)}&sort=${['price', 'name', 'newest'][below(3)]}`),
    () => get(`/tool/${slug()}?nothing=${word()}`),
    () => get(`/compare?tools=${slug()},${slug()},${slug()},${slug()}`),
    () =>
      post(
        `{ tools(first: 30, search: "${word().slice(0, 2)}") { totalCount nodes { name description facts { field } } } }`,
      ),
    () => post(`{ tools(first: 1, search: "${word()}") { correctedSearch facets { platforms { count } } } }`),
    () => post(aliases(10, `tool(by: { slug: "${slug()}" }) { similar(first: 12) { tool { name } } }`)),
    () => post(aliases(9, `toolSuggestions(search: "${word().slice(0, 2)}") { name }`)),
    () =>
      member.ask(url, 'query ($id: ID!) { whatWouldChange(toolId: $id) { rank } }', {
        id: tools[below(tools.length)]?.id,
      }),
  ]

  return [
    { name: 'idle', run: () => wait(IDLE_MS) },
    {
      name: 'ten aliases of catalogueStatistics, 50 at once',
      run: async (count) => {
        const query = aliases(10, 'catalogueStatistics { toolCount factCount byStatus { count } }')
        await Promise.all(times(AT_ONCE, () => count(post(query))))
      },
    },
    {
      name: 'each query field at its largest, one after another',
      run: async (count) => {
        for (const query of largest) await count(member.ask(url, query, variables))
      },
    },
    {
      name: 'each query field at its largest, all at once',
      run: async (count) => {
        await Promise.all(largest.map((query) => count(member.ask(url, query, variables))))
      },
    },
    {
      name: 'getTools with random limits, 50 at once',
      run: async (count) => {
        await Promise.all(times(AT_ONCE, () => count(get(`/.netlify/functions/getTools?limit=${1 + below(1000)}`))))
      },
    },
    {
      name: 'pages that were never asked for, 50 at once',
      run: async (count) => {
        await Promise.all(times(AT_ONCE, () => count(get(`/ai-tools?search=${word()}&page=${1 + below(9)}`))))
      },
    },
    {
      name: 'the catalog as files, 20 at once',
      run: async (count) => {
        const encodings = ['identity', 'gzip', 'br']
        const file = (index: number) =>
          get(`/tools.${index % 2 === 0 ? 'json' : 'csv'}`, { 'accept-encoding': encodings[index % 3] ?? '' })
        await Promise.all(times(20, (index) => count(file(index))))
      },
    },
    {
      name: 'a mix of all, 100 at once',
      run: async (count) => {
        await Promise.all(times(2 * AT_ONCE, () => count((mixed[below(mixed.length)] as () => Promise<Response>)())))
      },
    },
  ]
}

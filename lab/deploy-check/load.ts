import { setTimeout as delay } from 'node:timers/promises'
import type { ProxyServer } from './proxy.ts'
import { signUp, Visitor } from './site.ts'

const PAGES = ['/', '/ai-tools', '/ai-tools/video-generation', '/compare', '/pricing', '/blog', '/tools.json']
const TOOLS = '{ tools(first: 20, sort: PRICE) { totalCount nodes { id name } } }'
const VIEWER = '{ viewer { id } }'
const SAVE = `mutation ($input: AddFavoriteInput!) { addFavorite(input: $input) {
  ... on AddFavoritePayload { favorite { __typename } } ... on Failure { code } } }`
const REMOVE = `mutation ($input: RemoveFavoriteInput!) { removeFavorite(input: $input) {
  ... on RemoveFavoritePayload { toolId } } }`

/** Between two requests of a visitor. */
const PAUSE_MS = 60
const SIGN_UP_EVERY_MS = 500

export type Load = {
  readonly requests: () => number
  readonly failures: readonly string[]
  /** Email addresses of accounts that were created. */
  readonly accounts: ReadonlySet<string>
  /** Ends it and waits for open requests. */
  readonly stop: () => Promise<void>
}

/** A member who was there before the load, whose session must go on. */
export type Member = { readonly visitor: Visitor; readonly token: string }

export async function expectSignedIn({ visitor, token }: Member): Promise<void> {
  const { viewer } = await visitor.graphql<{ viewer: object | null }>(VIEWER, {}, token)
  if (viewer === null) throw new Error('The session has ended')
}

/** Visitors who read pages and query the API, a member who saves tools, and people who sign up. */
export function startLoad(proxy: ProxyServer, member: Member, firstVisitor: number): Load {
  const failures: string[] = []
  const accounts = new Set<string>()
  const started = performance.now()
  let requests = 0
  let isEnding = false
  let number = firstVisitor

  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    requests += 1
    await work().catch((error: unknown) => {
      failures.push(`after ${((performance.now() - started) / 1000).toFixed(1)} s: ${error}`)
    })
  }
  const repeat = async (pauseMs: number, work: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = 0; !isEnding; turn += 1) {
      await work(turn)
      await delay(pauseMs)
    }
  }
  const nextVisitor = () => {
    number += 1
    return new Visitor(proxy, number)
  }

  const read = (first: number) => {
    const visitor = nextVisitor()
    return repeat(PAUSE_MS, (turn) => attempt(() => visitor.page(PAGES[(first + turn) % PAGES.length] ?? '/')))
  }
  const query = () => {
    const visitor = nextVisitor()
    return repeat(PAUSE_MS, () => attempt(() => visitor.graphql(TOOLS)))
  }
  const save = async () => {
    const { tools } = await member.visitor.graphql<{ tools: { nodes: { id: string }[] } }>(TOOLS)
    await repeat(PAUSE_MS, async (turn) => {
      const variables = { input: { toolId: tools.nodes[turn % tools.nodes.length]?.id } }
      await attempt(() => member.visitor.graphql(SAVE, variables, member.token))
      await attempt(() => member.visitor.graphql(REMOVE, variables, member.token))
      await attempt(() => expectSignedIn(member))
    })
  }
  const join = () =>
    repeat(SIGN_UP_EVERY_MS, () =>
      attempt(async () => {
        const visitor = nextVisitor()
        const email = `member-${number}@people.example`
        await signUp(visitor, email).finally(() => visitor.close())
        accounts.add(email)
      }),
    )

  const work = Promise.all([read(0), read(3), query(), query(), save(), join()])
  return {
    requests: () => requests,
    failures,
    accounts,
    stop: async () => {
      isEnding = true
      await work
    },
  }
}

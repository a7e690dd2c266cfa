/** Requests of each kind, again and again, before, during and after an outage. */
import { setTimeout as wait } from 'node:timers/promises'
import { ask, type Member, type Reply, requestSignUp, send } from '../fleet/fleet-calls.ts'

type Probe = { readonly kind: string; readonly run: () => Promise<Reply> }

/** What the requests of one kind got. */
export type ProbeFigures = {
  readonly kind: string
  /** By status, with the code of a failure. */
  readonly outcomes: Record<string, number>
  slowestMs: number
  /** Refusals that do not say when to try again. */
  withoutRetry: number
}

const PAUSE_MS = 100

/** `200`, or `503 SERVICE_UNAVAILABLE`. */
const outcomeOf = ({ status, body }: Pick<Reply, 'status' | 'body'>): string => {
  const payload = Object.values((body?.data ?? {}) as Record<string, { code?: string } | null>)[0]
  const code = body?.errors?.[0]?.extensions?.code ?? body?.error?.code ?? payload?.code
  return code === undefined ? `${status}` : `${status} ${code}`
}

export const startProbes = (probes: readonly Probe[]) => {
  let stopped = false
  const start = (): Map<string, ProbeFigures> =>
    new Map(probes.map(({ kind }) => [kind, { kind, outcomes: {}, slowestMs: 0, withoutRetry: 0 }]))
  let figures = start()
  const loops = probes.map(async ({ kind, run }) => {
    while (!stopped) {
      const began = performance.now()
      const reply = await run()
      // Counts where it ended, so that what hangs shows in the part in which it answers.
      const found = figures.get(kind) as ProbeFigures
      const outcome = outcomeOf(reply)
      found.outcomes[outcome] = (found.outcomes[outcome] ?? 0) + 1
      found.slowestMs = Math.max(found.slowestMs, Math.round(performance.now() - began))
      if ((reply.status === 503 || reply.status === 429) && !reply.headers?.has('retry-after')) found.withoutRetry += 1
      await wait(PAUSE_MS)
    }
  })
  return {
    /** The figures since the last call. */
    take: (): readonly ProbeFigures[] => {
      const taken = [...figures.values()]
      figures = start()
      return taken
    },
    stop: async () => {
      stopped = true
      await Promise.all(loops)
    },
  }
}

type Scene = {
  readonly url: string
  readonly tools: readonly { readonly id: string; readonly slug: string }[]
  /** The first reads, the second writes. */
  readonly members: readonly [Member, Member]
  readonly random: () => number
}

const SAVE =
  'mutation ($input: AddFavoriteInput!) { addFavorite(input: $input) { ... on AddFavoritePayload { favorite { id } } ... on Failure { code } } }'
const REMOVE =
  'mutation ($input: RemoveFavoriteInput!) { removeFavorite(input: $input) { ... on RemoveFavoritePayload { toolId } } }'

/** Everything that is acknowledged is noted in `saved`: by tool, whether it must be there. Undecided without an answer. */
export const createProbes = ({ url, tools, members: [reader, writer], random }: Scene) => {
  const saved = new Map<string, boolean | undefined>()
  let signedUp = 0
  let number = 1_000
  const below = (limit: number): number => Math.floor(random() * limit)
  const address = (): string => `100.${64 + below(16)}.${below(256)}.${below(256)}`
  const tool = () => tools[below(tools.length)] ?? { id: '', slug: '' }
  const get = (path: string) => send(`${url}${path}`, {}, address())
  const query = (text: string, variables: object = {}, token?: string) =>
    ask(url, text, variables, token === undefined ? { address: address() } : { address: address(), token })

  const write = async (): Promise<Reply> => {
    const { id } = tool()
    const adds = saved.get(id) !== true
    saved.set(id, undefined)
    const reply = await query(adds ? SAVE : REMOVE, { input: { toolId: id } }, writer.token)
    const { addFavorite, removeFavorite } = reply.body?.data ?? {}
    if (addFavorite?.favorite) saved.set(id, true)
    if (removeFavorite?.toolId !== undefined) saved.set(id, false)
    return reply
  }
  const join = async (): Promise<Reply> => {
    number += 1
    const reply = await requestSignUp(url, `member-${number}@people.example`, address())
    if (reply.body?.data?.signUp?.session) signedUp += 1
    return reply
  }
  const probes: readonly Probe[] = [
    { kind: 'live', run: () => get('/health/live') },
    { kind: 'ready', run: () => get('/health/ready') },
    { kind: 'page seen before', run: () => get('/') },
    { kind: 'page of any tool', run: () => get(`/ai-tools/${tool().slug}`) },
    { kind: 'list seen before', run: () => query('{ tools(first: 5) { nodes { name } } }') },
    { kind: 'search', run: () => query(`{ tools(search: "w${below(1e6)} video", first: 5) { nodes { name } } }`) },
    { kind: 'file', run: () => get('/tools.csv') },
    { kind: 'member reads', run: () => query('{ favorites(first: 100) { totalCount } }', {}, reader.token) },
    { kind: 'member writes', run: write },
    { kind: 'sign-up', run: join },
  ]
  return { probes, saved, signedUp: () => signedUp }
}

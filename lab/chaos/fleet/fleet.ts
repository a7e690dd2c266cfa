/** Several instances on one database under mixed load: one is killed, one is paused, one is cut off from the database. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { cleanUpAll } from '../../bench/processes.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { type Check, createChecks, type RuleFinding } from '../findings.ts'
import { seededRandom } from '../random.ts'
import {
  ask,
  endOtherSessions,
  type Member,
  meanOf,
  rate,
  send,
  signIn,
  signUp,
  toolsOf,
  whoIs,
} from './fleet-calls.ts'
import { startLoad } from './fleet-load.ts'
import { type Fleet, type Node, startFleet } from './fleet-nodes.ts'

type FleetOptions = {
  readonly instances: number
  /** How long one is paused, and one is cut off. */
  readonly pauseMs: number
  readonly seed: number
  readonly onFinding: (finding: RuleFinding) => void
}

const MEMBERS = 6

type Tool = { readonly id: string; readonly slug: string }
/** Notices arrive within milliseconds; without them an instance polls every 2 s. */
const VISIBLE_WITHIN_MS = 3_000
const DATABASE_WITHIN_MS = 10_000
const GIVE_UP_MS = 60_000

const now = (): number => Math.round(performance.now())

/** Milliseconds until it is so. */
const timeUntil = async (isSo: () => Promise<boolean>): Promise<number> => {
  const began = now()
  while (!(await isSo()) && now() - began < GIVE_UP_MS) await wait(20)
  return now() - began
}

type Scene = {
  readonly fleet: Fleet
  readonly check: Check
  /** The first one changes the catalog, the second one signs in and out, and the others save tools. */
  readonly members: readonly [Member, Member, ...Member[]]
  /** What visitors should see. */
  readonly stars: () => number
  /** What visitors of an instance see. */
  readonly shownAt: (node: Node) => Promise<number | null | undefined>
  /** Changes something at the first instance. Returns after how many milliseconds the slowest of some shows it. */
  readonly changeAndSee: (some: readonly Node[]) => Promise<number>
}

const setScene = async (fleet: Fleet, check: Check, [tool]: readonly Tool[]): Promise<Scene> => {
  const { nodes } = fleet
  const [first] = nodes as [Node]
  const members: Member[] = []
  for (let number = 0; number < MEMBERS; number += 1) {
    members.push(await signUp((nodes[number % nodes.length] as Node).server.url, number))
  }
  const database = new pg.Client({ connectionString: fleet.databaseUrl })
  await database.connect()
  await database.query('UPDATE users SET email_verified = true')
  await database.end()

  let stars = 1
  const shownAt = (node: Node) => meanOf(node.server.url, tool?.slug ?? '')
  return {
    fleet,
    check,
    members: members as [Member, Member],
    stars: () => stars,
    shownAt,
    changeAndSee: async (some) => {
      stars = stars === 5 ? 2 : stars + 1
      if (!(await rate(first.server.url, members[0] as Member, tool?.id ?? '', stars))) return Number.POSITIVE_INFINITY
      return Math.max(
        ...(await Promise.all(some.map((node) => timeUntil(async () => (await shownAt(node)) === stars)))),
      )
    },
  }
}

const checkSharing = async ({ fleet: { nodes }, check, members, changeAndSee }: Scene): Promise<void> => {
  const [node] = nodes as [Node]
  const [first, second] = members
  const seen = await Promise.all(
    members.flatMap((member) =>
      nodes.map(({ server }) => whoIs(server.url, member).then((email) => email === member.email)),
    ),
  )
  check('a session is valid at every instance', seen.every(Boolean), `${seen.length} tokens and instances`)
  const ended = await signIn((nodes[1] as Node).server.url, second)
  await endOtherSessions(node.server.url, second)
  const answers = await Promise.all(nodes.map(({ server }) => whoIs(server.url, second, ended)))
  check(
    'an ended session is refused at once everywhere',
    answers.every((email) => email === null),
    answers.length,
  )
  const visible: number[] = []
  for (let round = 0; round < 5; round += 1) visible.push(await changeAndSee(nodes))
  check('a change is visible everywhere', Math.max(...visible) < VISIBLE_WITHIN_MS, `after ${visible.join(', ')} ms`)
  await checkLimit(nodes, first, check)
  await checkBudget(nodes, check)
}

type Load = ReturnType<typeof startLoad>

const killOne = async ({ fleet }: Scene, load: Load): Promise<void> => {
  const killed = fleet.nodes.at(-1) as Node
  load.disturb(killed)
  await killed.server.stop('SIGKILL')
  await wait(2_000)
  await fleet.restart(killed)
  load.heal(killed)
  await wait(1_000)
}

const pauseOne = async ({ fleet: { nodes }, ...scene }: Scene, load: Load, pauseMs: number): Promise<void> => {
  const { check, members, changeAndSee, shownAt, stars } = scene
  const [first, paused] = nodes as [Node, Node]
  const [, member] = members
  load.disturb(paused)
  process.kill(paused.server.pid, 'SIGSTOP')
  const ended = await signIn(first.server.url, member)
  await wait(pauseMs / 2)
  const others = await changeAndSee(nodes.filter((node) => node !== paused))
  check('while one is paused, the others follow changes', others < VISIBLE_WITHIN_MS, `after ${others} ms`)
  await endOtherSessions(first.server.url, member)
  await wait(pauseMs / 2)
  process.kill(paused.server.pid, 'SIGCONT')
  const email = await whoIs(paused.server.url, member, ended)
  check('after the pause, it refuses what was ended meanwhile', email === null, `${email}`)
  const caughtUp = await timeUntil(async () => (await shownAt(paused)) === stars())
  // A statement in progress may have to time out first.
  check('after the pause, it shows the changes', caughtUp < DATABASE_WITHIN_MS, `after ${caughtUp} ms`)
  load.heal(paused)
}

/** `cut`: its connections end. `silent`: nothing arrives any more. */
const cutOffOne = async (scene: Scene, load: Load, fault: 'cut' | 'silent', pauseMs: number): Promise<void> => {
  const { fleet, check, members, changeAndSee, shownAt, stars } = scene
  const node = fleet.nodes[1] as Node
  const { url } = node.server
  const [member] = members
  load.disturb(node)
  await shownAt(node)
  node.proxy.setFault(fault)
  const began = now()
  const { status, body } = await ask(url, '{ viewer { email } }', {}, member)
  const isRefused = status === 503 || body?.errors?.[0]?.extensions?.code === 'SERVICE_UNAVAILABLE'
  const tookMs = now() - began
  check(`cut off (${fault}), a member is told so`, isRefused && tookMs < DATABASE_WITHIN_MS, `after ${tookMs} ms`)
  const cached = await shownAt(node)
  check(`cut off (${fault}), visitors are served`, cached === stars(), `${cached}`)
  const health = ['live', 'ready'].map((path) => send(`${url}/health/${path}`, {}, '203.0.113.5'))
  const statuses = (await Promise.all(health)).map((reply) => reply.status).join()
  check(`cut off (${fault}), it is alive and not ready`, statuses === '200,503', statuses)
  const others = await changeAndSee(fleet.nodes.filter((other) => other !== node))
  check(`cut off (${fault}), the others follow changes`, others < VISIBLE_WITHIN_MS, `after ${others} ms`)
  await wait(pauseMs)
  node.proxy.setFault('pass')
  const back = await timeUntil(async () => (await whoIs(url, member)) === member.email)
  check(`after ${fault}, members are served`, back < DATABASE_WITHIN_MS, `after ${back} ms`)
  const shown = await timeUntil(async () => (await shownAt(node)) === stars())
  check(`after ${fault}, it shows the changes`, shown < DATABASE_WITHIN_MS, `after ${shown} ms`)
  load.heal(node)
}

const checkLoad = async ({ fleet: { nodes }, check }: Scene, load: Load): Promise<void> => {
  const { requests, acknowledged, refused, failedElsewhere, missed } = load.figures
  const elsewhere = `${failedElsewhere.length} of ${refused} failures, ${requests} requests${failedElsewhere
    .slice(0, 5)
    .map((one) => `; ${one}`)
    .join('')}`
  check('only a disturbed instance fails requests', failedElsewhere.length === 0, elsewhere)
  check('a member reads their writes at any instance', missed === 0, `${missed} missed after ${acknowledged} writes`)
  const lost = await Promise.all(nodes.map(load.lostAt))
  check(
    'no acknowledged write is lost',
    lost.every((count) => count === 0),
    `${lost.join()} of ${acknowledged}`,
  )
}

const runFleet = async (fleet: Fleet, check: Check, { pauseMs, seed }: FleetOptions): Promise<void> => {
  const { nodes } = fleet
  const tools = await toolsOf((nodes[0] as Node).server.url)
  const scene = await setScene(fleet, check, tools)
  await checkSharing(scene)
  const load = startLoad({ nodes, members: scene.members.slice(1), tools, random: seededRandom(seed) })
  await wait(2_000)
  await killOne(scene, load)
  await pauseOne(scene, load, pauseMs)
  await cutOffOne(scene, load, 'cut', pauseMs)
  await cutOffOne(scene, load, 'silent', pauseMs)
  await wait(2_000)
  await load.stop()
  await checkLoad(scene, load)
  await checkEmails(nodes, scene.members, check)
}

/** Attempts at all instances at once, one each: more would be refused as overload, which is not counted. */
const checkLimit = async (nodes: readonly Node[], member: Member, check: Check): Promise<void> => {
  const codes: string[] = []
  while (codes.length < 16) {
    codes.push(...(await Promise.all(nodes.map(({ server }) => signIn(server.url, member, 'a wrong password')))))
  }
  const tried = codes.filter((code) => code === 'INVALID_CREDENTIALS').length
  const others = [...new Set(codes)].join()
  check(
    'a limit of 5 failed sign-ins is exact over all instances',
    tried === 5,
    `${tried} of ${codes.length}: ${others}`,
  )
}

/** Many requests of one address, spread evenly: together the instances give the budget of one. */
const checkBudget = async (nodes: readonly Node[], check: Check): Promise<void> => {
  // Every instance has counted all others.
  await wait(10_500)
  const [began, query] = [performance.now(), '{ tools(first: 100) { nodes { id } } }']
  let [allowed, price] = [0, 0]
  for (let round = 0; round < 60; round += 1) {
    const replies = await Promise.all(nodes.map(({ server }) => ask(server.url, query, {}, { address: '192.0.2.77' })))
    for (const { status, body } of replies) {
      if (status !== 200 || !body?.data) continue
      allowed += 1
      price = body.extensions?.cost?.requested ?? body.extensions?.cost ?? price
    }
  }
  const budget = 10_000 + (500 * (performance.now() - began)) / 1_000
  const share = (allowed * price) / budget
  check(
    'an address has one budget, within 25 %',
    Math.abs(share - 1) < 0.25,
    `${Math.round(share * 100)} % of ${Math.round(budget)}`,
  )
}

/** Each sign-up is a job that sends one email, by whichever instance. */
const checkEmails = async (nodes: readonly Node[], members: readonly Member[], check: Check): Promise<void> => {
  const files = async () =>
    (await Promise.all(nodes.map(({ dataDir }) => readdir(join(dataDir, 'outbox')).catch(() => [])))).flat()
  await timeUntil(async () => (await files()).length >= members.length)
  const count = (await files()).filter((name) => name.endsWith('.eml')).length
  check('each job is done once', count === members.length, `${count} emails for ${members.length} sign-ups`)
}

/** Whether all rules hold. */
export const disturbFleet = async (options: FleetOptions): Promise<boolean> => {
  await using folder = await temporaryFolder()
  const { check, isWell } = createChecks(options.onFinding)
  try {
    await runFleet(await startFleet(options.instances, folder.path), check, options)
    return isWell()
  } finally {
    await cleanUpAll()
  }
}

/** Mixed load by members: each write goes to one instance, and is looked for at another one. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Member, save, savedBy } from './fleet-calls.ts'
import type { Node } from './fleet-nodes.ts'

type LoadFigures = {
  requests: number
  acknowledged: number
  refused: number
  /** Failures of instances that were not disturbed, with their status. */
  failedElsewhere: string[]
  missed: number
}

type Load = {
  readonly nodes: readonly Node[]
  readonly members: readonly Member[]
  readonly tools: readonly { readonly id: string }[]
  readonly random: () => number
}

/** `disturb` and `heal` tell from which instance failures are expected. */
export const startLoad = ({ nodes, members, tools, random }: Load) => {
  const figures: LoadFigures = { requests: 0, acknowledged: 0, refused: 0, failedElsewhere: [], missed: 0 }
  const ledger = new Map(members.map(({ email }) => [email, new Set<string>()]))
  const disturbed = new Set<Node>()
  let stopped = false
  let disturbedAt = 0

  const pick = (): Node => nodes[Math.floor(random() * nodes.length)] as Node
  const note = (node: Node, wasDisturbed: boolean, what: string): void => {
    figures.refused += 1
    if (!wasDisturbed && !disturbed.has(node))
      figures.failedElsewhere.push(
        `${what} at ${node.name}, ${Math.round(performance.now() - disturbedAt)} ms after the disturbance`,
      )
  }

  /** Each act comes from another address, so that none spends its budget. */
  const addressOf = (): string => `198.18.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}`

  const act = async (known: Member): Promise<void> => {
    const member = { ...known, address: addressOf() }
    const saved = ledger.get(member.email) as Set<string>
    const tool = tools[Math.floor(random() * tools.length)]?.id ?? ''
    const writer = pick()
    const writerDisturbed = disturbed.has(writer)
    figures.requests += 2
    const { ok, failure } = await save(writer.server.url, member, tool)
    if (ok) {
      saved.add(tool)
      figures.acknowledged += 1
    } else note(writer, writerDisturbed, `write: ${failure}`)
    const reader = pick()
    const readerDisturbed = disturbed.has(reader)
    const seen = await savedBy(reader.server.url, member)
    if (typeof seen === 'string') note(reader, readerDisturbed, `read: ${seen}`)
    else if ([...saved].some((id) => !seen.has(id))) figures.missed += 1
  }
  const loops = members.map(async (member) => {
    while (!stopped) {
      await act(member)
      await wait(50)
    }
  })

  return {
    figures,
    disturb: (node: Node) => {
      disturbed.add(node)
      disturbedAt = performance.now()
    },
    heal: (node: Node) => void disturbed.delete(node),
    /** Acknowledged writes that an instance does not show. */
    lostAt: async (node: Node): Promise<number> => {
      let lost = 0
      for (const member of members) {
        const seen = await savedBy(node.server.url, member)
        lost += [...(ledger.get(member.email) ?? [])].filter((id) => typeof seen === 'string' || !seen.has(id)).length
      }
      return lost
    },
    stop: async () => {
      stopped = true
      await Promise.all(loops)
    },
  }
}

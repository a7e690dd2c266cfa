/** Mixed load by members: each write goes to one instance, and is looked for at another one. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Member, save, savedBy } from './fleet-calls.ts'
import type { Node } from './fleet-nodes.ts'

type LoadFigures = {
  requests: number
  acknowledged: number
  refused: number
  failedElsewhere: number
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
  const figures: LoadFigures = { requests: 0, acknowledged: 0, refused: 0, failedElsewhere: 0, missed: 0 }
  const ledger = new Map(members.map(({ email }) => [email, new Set<string>()]))
  const disturbed = new Set<Node>()
  let stopped = false

  const pick = (): Node => nodes[Math.floor(random() * nodes.length)] as Node
  const note = (node: Node, wasDisturbed: boolean): void => {
    figures.refused += 1
    if (!wasDisturbed && !disturbed.has(node)) figures.failedElsewhere += 1
  }

  const act = async (member: Member): Promise<void> => {
    const saved = ledger.get(member.email) as Set<string>
    const tool = tools[Math.floor(random() * tools.length)]?.id ?? ''
    const writer = pick()
    const writerDisturbed = disturbed.has(writer)
    figures.requests += 2
    const { ok } = await save(writer.server.url, member, tool)
    if (ok) {
      saved.add(tool)
      figures.acknowledged += 1
    } else note(writer, writerDisturbed)
    const reader = pick()
    const readerDisturbed = disturbed.has(reader)
    const seen = await savedBy(reader.server.url, member)
    if (seen === null) note(reader, readerDisturbed)
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
    disturb: (node: Node) => void disturbed.add(node),
    heal: (node: Node) => void disturbed.delete(node),
    /** Acknowledged writes that an instance does not show. */
    lostAt: async (node: Node): Promise<number> => {
      let lost = 0
      for (const member of members) {
        const seen = await savedBy(node.server.url, member)
        lost += [...(ledger.get(member.email) ?? [])].filter((id) => !seen?.has(id)).length
      }
      return lost
    },
    stop: async () => {
      stopped = true
      await Promise.all(loops)
    },
  }
}

/** Instances of the product on one PostgreSQL server with a replica, each with a proxy before its database. */
import { join } from 'node:path'
import { ensurePostgresql, startCluster } from '#scripts/postgresql-cluster.ts'
import { onEnd, type Server, startServer } from '../../bench/processes.ts'
import { type FaultProxy, openFaultProxy } from '../faults/fault-proxy.ts'

export type Node = { readonly name: string; readonly dataDir: string; readonly proxy: FaultProxy; server: Server }

export type Fleet = {
  readonly databaseUrl: string
  readonly nodes: readonly Node[]
  restart(node: Node): Promise<void>
}

const through = (url: string, { port }: FaultProxy): string => {
  const address = new URL(url)
  address.host = `127.0.0.1:${port}`
  return address.href
}

export const startFleet = async (count: number, folder: string): Promise<Fleet> => {
  const programs = ensurePostgresql()
  const primary = await startCluster(programs)
  onEnd(primary.stop)
  const replica = await startCluster(programs, primary.url)
  onEnd(replica.stop)

  const start = ({ proxy, dataDir }: Pick<Node, 'proxy' | 'dataDir'>): Promise<Server> =>
    startServer([process.execPath, 'dist/app/main.js'], {
      NODE_ENV: 'production',
      DATABASE_URL: through(primary.url, proxy),
      DATABASE_REPLICA_URL: replica.url,
      DATA_DIR: dataDir,
      AUTH_SECRET: 'a secret that all instances of the fleet have',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'fatal',
    })
  const nodes: Node[] = []
  for (let number = 0; number < count; number += 1) {
    const proxy = await openFaultProxy(new URL(primary.url))
    onEnd(proxy.close)
    const dataDir = join(folder, `${number}`)
    nodes.push({ name: `instance ${number}`, dataDir, proxy, server: await start({ proxy, dataDir }) })
  }
  return {
    databaseUrl: primary.url,
    nodes,
    restart: async (node) => {
      node.server = await start(node)
    },
  }
}

import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Card } from '#client/ui/card.tsx'
import { countText } from '#core/display/numbers.ts'
import { momentText } from '../../shared/dates.ts'
import { FactList } from '../../shared/fact-list.tsx'
import { runningTime } from '../../shared/running-time.ts'
import { bytesText } from './bytes-text.ts'

const SystemFacts_system = graphql(`
  fragment SystemFacts_system on System {
    version
    nodeVersion
    engineVersion
    databaseKind
    databaseVersion
    databaseBytes
    freeBytes
    memoryBytes
    catalogueRevision
    startedAt
    caches {
      name
      entries
      bytes
    }
  }
`)

type Rows = readonly (readonly [name: string, value: string])[]

/** Versions, sizes and caches. */
export function SystemFacts({ system: masked }: { readonly system: FragmentType<typeof SystemFacts_system> }) {
  const system = readFragment(SystemFacts_system, masked)
  const { version, nodeVersion, engineVersion, databaseKind, databaseVersion, databaseBytes, freeBytes } = system
  const versions: Rows = [
    ['Product', version],
    ['Node.js', nodeVersion],
    ['Database', `${databaseKind === 'PGLITE' ? 'PGlite, ' : ''}PostgreSQL ${databaseVersion}`],
    ['Recommendation engine', engineVersion],
    ['Catalog revision', system.catalogueRevision === null ? 'Not loaded yet' : String(system.catalogueRevision)],
  ]
  const process: Rows = [
    ['Started', momentText(system.startedAt)],
    ['Running for', runningTime(new Date(system.startedAt), new Date())],
    ['Memory', bytesText(system.memoryBytes)],
    ['Database', bytesText(databaseBytes)],
    ['Free disk space', freeBytes === null ? 'Not available (separate database server)' : bytesText(freeBytes)],
  ]
  const caches: Rows = system.caches.map(({ name, entries, bytes }) => [
    name,
    `${countText(entries)} ${entries === 1 ? 'entry' : 'entries'}, ${bytesText(bytes)}`,
  ])
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      <Facts title="Versions" rows={versions} />
      <Facts title="Process and data" rows={process} />
      <Facts title="Caches of this process" rows={caches} />
    </div>
  )
}

function Facts({ title, rows }: { readonly title: string; readonly rows: Rows }) {
  return (
    <Card as="section" className="p-4">
      <h3 className="text-lg">{title}</h3>
      <FactList className="mt-2" figures facts={rows} />
    </Card>
  )
}

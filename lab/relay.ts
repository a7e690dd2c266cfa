// npm run relay
// Compiles fragments against schema.graphql with Relay's compiler, and prints the queries with which it fetches public
// objects again. tests/server/http/graphql-clients.test.ts sends the same queries.
import { spawnSync } from 'node:child_process'
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageFile } from './packages.ts'
import { temporaryFolder } from './temporary-folder.ts'

const TYPES = ['Tool', 'Category', 'BlogPost', 'SubscriptionPlan']

await using folder = await temporaryFolder()
const at = (name: string) => join(folder.path, name)
await copyFile('schema.graphql', at('schema.graphql'))
const config = { src: '.', schema: './schema.graphql', language: 'typescript' }
await writeFile(at('relay.config.json'), JSON.stringify(config))
const fragments = TYPES.map(
  (type) => `graphql\`fragment nodes_${type} on ${type} @refetchable(queryName: "nodes${type}Query") { id }\``,
)
const list = 'graphql`query nodesListQuery { tools(first: 2) { nodes { id ...nodes_Tool } } }`'
await writeFile(at('nodes.ts'), ["import { graphql } from 'relay-runtime'", list, ...fragments, ''].join('\n'))
const compiler = packageFile('relay-compiler', 'cli.js')
const { status } = spawnSync(process.execPath, [compiler], { cwd: folder.path, stdio: ['ignore', 'ignore', 'inherit'] })
if (status === 0) {
  for (const type of TYPES) {
    const generated = await readFile(at(`__generated__/nodes${type}Query.graphql.ts`), 'utf8')
    console.log(JSON.parse(/"text": (".*")/.exec(generated)?.[1] ?? '""'))
  }
} else {
  process.exitCode = 1
}

/** A minimal server: node:http, pg and one statement that builds the whole JSON. `raw-server.ts DATABASE_URL` */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { QUERIES, type QueryName } from './queries.ts'

const pool = new pg.Pool({ connectionString: process.argv[2], max: 10 })

const answer = async (body: string): Promise<string> => {
  const { operationName, variables } = JSON.parse(body) as { operationName: string; variables: { value: string } }
  const name = operationName.toLowerCase() as QueryName
  const { sql: text, planEachTime, valuesOf } = QUERIES[name]
  const values = [...valuesOf(variables.value)]
  const { rows } = await pool.query<{ data: string }>(planEachTime ? { text, values } : { name, text, values })
  return `{"data":${rows[0]?.data}}`
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    answer(Buffer.concat(chunks).toString()).then(
      (text) => {
        const bytes = Buffer.from(text)
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
        response.end(bytes)
      },
      () => response.writeHead(500).end(),
    )
  })
})
server.listen(0, '127.0.0.1', () => console.log(`ready on http://localhost:${(server.address() as AddressInfo).port}`))

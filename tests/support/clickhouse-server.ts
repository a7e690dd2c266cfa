/** A server with ClickHouse's HTTP protocol for the statements that the product sends. Strict about all it does not know. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { fits } from './clickhouse-types.ts'

type Row = Readonly<Record<string, unknown>>
type Table = { readonly columns: ReadonlyMap<string, string>; readonly rows: Row[]; readonly tokens: Set<string> }

/** What happens to the next requests: an error code, a status without one, or a broken connection. */
type Fault = number | 'status 500' | 'hang' | 'close' | 'write, then close' | 'fail after the status' | 'too much'

const NAMES: Readonly<Record<number, string>> = {
  27: 'CANNOT_PARSE_INPUT_ASSERTION_FAILED',
  60: 'UNKNOWN_TABLE',
  62: 'SYNTAX_ERROR',
  81: 'UNKNOWN_DATABASE',
  117: 'INCORRECT_DATA',
  159: 'TIMEOUT_EXCEEDED',
  202: 'TOO_MANY_SIMULTANEOUS_QUERIES',
  241: 'MEMORY_LIMIT_EXCEEDED',
  497: 'ACCESS_DENIED',
  516: 'AUTHENTICATION_FAILED',
}
const STATUS: Readonly<Record<number, number>> = { 27: 400, 60: 404, 62: 400, 81: 404, 117: 400, 497: 403, 516: 403 }
const SETTINGS: ReadonlySet<string> = new Set([
  'insert_deduplicate',
  'insert_deduplication_token',
  'async_insert',
  'input_format_skip_unknown_fields',
  'wait_end_of_query',
])

class Refusal extends Error {
  readonly code: number
  constructor(code: number, text = '') {
    super(`Code: ${code}. DB::Exception: ${text}. (${NAMES[code] ?? 'UNKNOWN'}) (version 24.8.4.13 (official build))\n`)
    this.code = code
  }
}

const parseTable = (statement: string): [string, Table] => {
  const [, name = '', body = '', engine = ''] =
    /^CREATE TABLE IF NOT EXISTS (\w+) \(\n(.+?)\n\)\n(.+)$/s.exec(statement) ?? []
  if (
    !/^ENGINE = ReplacingMergeTree\(version\)\nPARTITION BY toYYYYMM\(at\)\nORDER BY \(kind, at, id\)\n/.test(engine)
  ) {
    throw new Refusal(62, 'Syntax error')
  }
  const columns = body.split(',\n').map((line) => {
    const [, column = '', type = ''] = /^ {4}(\w+) (\S.*)$/.exec(line) ?? []
    return [column, type] as const
  })
  return [name, { columns: new Map(columns), rows: [], tokens: new Set() }]
}

const parseRows = ({ columns }: Table, names: readonly string[], text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    if (line === '') return []
    const row = JSON.parse(line) as Row
    const unknown = Object.keys(row).filter((name) => !names.includes(name))
    if (unknown.length > 0)
      throw new Refusal(117, `Unknown field found while parsing JSONEachRow format: ${unknown[0]}`)
    const wrong = [...columns].filter(([name, type]) => !fits(type, row[name]))
    if (wrong.length > 0) throw new Refusal(27, `Cannot parse input: expected a ${wrong[0]?.[1]}, in the row ${line}`)
    return [row]
  })

/** For tests: it ends with the current one. */
export const startClickHouse = async ({
  user = 'default',
  password = '',
  database = 'site',
  canCreate = true,
} = {}) => {
  const tables = new Map<string, Table>()
  const faults: Fault[] = []
  const requests: { query: string; rows: number }[] = []

  const insert = (query: string, parameters: URLSearchParams, body: string): number => {
    const [, name = '', list = ''] = /^INSERT INTO (\w+) \((.+)\) FORMAT JSONEachRow$/.exec(query) ?? []
    const table = tables.get(name)
    if (table === undefined) throw new Refusal(60, `Table ${database}.${name} does not exist`)
    const names = list.split(', ')
    const missing = names.filter((column) => !table.columns.has(column))
    if (missing.length > 0) throw new Refusal(62, `No such column ${missing[0]}`)
    const rows = parseRows(table, names, body)
    const token = parameters.get('insert_deduplication_token') ?? ''
    if (!table.tokens.has(token)) table.rows.push(...rows)
    table.tokens.add(token)
    return rows.length
  }

  const run = (query: string, parameters: URLSearchParams, body: string): string => {
    if (query.startsWith('INSERT ')) {
      requests.push({ query: 'INSERT', rows: insert(query, parameters, body) })
      return ''
    }
    requests.push({ query: query.split(' ', 1)[0] ?? '', rows: 0 })
    if (query.startsWith('CREATE ')) {
      if (!canCreate) throw new Refusal(497, 'Not enough privileges')
      const [name, table] = parseTable(query)
      if (!tables.has(name)) tables.set(name, table)
      return ''
    }
    const wanted = /FROM system\.columns WHERE database = '(\w+)' AND table = '(\w+)'/.exec(query)
    if (wanted === null) throw new Refusal(62, 'Syntax error')
    const columns = wanted[1] === database ? (tables.get(wanted[2] ?? '')?.columns ?? new Map<string, string>()) : []
    return [...columns].map(([name, type]) => `${JSON.stringify({ name, type })}\n`).join('')
  }

  const check = (request: IncomingMessage, parameters: URLSearchParams): void => {
    const { headers, method } = request
    if (method !== 'POST') throw new Refusal(62, 'Only POST changes anything')
    const given = [headers['x-clickhouse-user'] ?? 'default', headers['x-clickhouse-key'] ?? '']
    if (given[0] !== user || given[1] !== password) throw new Refusal(516, `${given[0]}: Authentication failed`)
    if (parameters.get('database') !== database) throw new Refusal(81, 'Database does not exist')
    const unknown = [...parameters.keys()].filter((name) => !SETTINGS.has(name) && !/^(query|database)$/.test(name))
    if (unknown.length > 0) throw new Refusal(115, `Unknown setting ${unknown[0]}`)
  }

  const refuse = (response: ServerResponse, refusal: Refusal): void => {
    response.writeHead(STATUS[refusal.code] ?? 500, { 'x-clickhouse-exception-code': String(refusal.code) })
    response.end(refusal.message)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = faults.shift()
    const sent = await buffer(request)
    if (fault === 'hang') return
    if (fault === 'close') return void request.socket.destroy()
    if (fault === 'status 500') return void response.writeHead(500).end('upstream failed')
    if (fault === 'too much') return void response.end('x'.repeat(200_000))
    const parameters = new URL(request.url ?? '', 'http://localhost').searchParams
    try {
      if (typeof fault === 'number') throw new Refusal(fault, 'in the row {"path":"/secret-path"}')
      check(request, parameters)
      if (sent.length > 0 && request.headers['content-encoding'] !== 'gzip') throw new Refusal(27, 'Not compressed')
      const text = run(parameters.get('query') ?? '', parameters, sent.length === 0 ? '' : gunzipSync(sent).toString())
      if (fault === 'write, then close') return void request.socket.destroy()
      response.end(fault === 'fail after the status' ? new Refusal(159, 'too slow').message : text)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refuse(response, error)
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  /** As a query with FINAL reads them: of each row the highest version. */
  const rows = (): Row[] => {
    const latest = new Map<string, Row>()
    for (const row of tables.get('analytics_events')?.rows ?? []) {
      const key = JSON.stringify([row['kind'], row['at'], row['id']])
      if (Number(row['version']) >= Number(latest.get(key)?.['version'] ?? 0)) latest.set(key, row)
    }
    return [...latest.values()].sort((a, b) => String(a['at']).localeCompare(String(b['at'])))
  }
  return {
    origin,
    target: { origin, database, user: user === 'default' ? undefined : user, password: password || undefined },
    faults,
    requests,
    rows,
    /** Also those that merges would remove. */
    written: () => tables.get('analytics_events')?.rows.length ?? 0,
    tables,
  }
}

export type ClickHouseServer = Awaited<ReturnType<typeof startClickHouse>>

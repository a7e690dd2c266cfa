import pg from 'pg'

const LOOK_EVERY_MS = 10

/** The longest duration of a statement during the work, as seen by another connection, in milliseconds. */
export const longestStatementDuring = async (url: string, work: () => Promise<unknown>): Promise<number> => {
  const client = new pg.Client(url)
  await client.connect()
  let isOver = false
  let longest = 0
  const watch = async () => {
    while (!isOver) {
      const { rows } = await client.query<{ ms: number | null }>(
        `SELECT max(extract(epoch FROM clock_timestamp() - query_start) * 1000)::float8 AS ms
         FROM pg_stat_activity WHERE application_name = 'toolfinch' AND state = 'active'`,
      )
      longest = Math.max(longest, rows[0]?.ms ?? 0)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  }
  const watching = watch()
  await work().finally(() => {
    isOver = true
  })
  await watching
  await client.end()
  return longest
}

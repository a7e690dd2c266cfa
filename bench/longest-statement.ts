import pg from 'pg'

const LOOK_EVERY_MS = 10

/** How long a statement of the product takes at most while the work goes on, as another connection sees it, in milliseconds. */
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

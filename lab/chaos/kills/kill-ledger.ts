/** What was acknowledged before a kill, and what a database must have after it. */
import type { Database } from '#server/platform/database/database.ts'

/** Undecided (null) while a write is not acknowledged: both results are right. */
export type Ledger = {
  /** Emails. */
  readonly signedUp: string[]
  /** By member and tool, whether it is saved. */
  readonly favorites: Record<string, boolean | null>
  /** By collection, its tools. */
  readonly collections: Record<string, string[]>
  /** By member and tool, the stars. */
  readonly ratings: Record<string, number | null>
  /** By tool, the description. */
  readonly descriptions: Record<string, string | null>
  /** By member, the option of the first question. */
  readonly drafts: Record<string, string | null>
}

export const emptyLedger = (): Ledger => ({
  signedUp: [],
  favorites: {},
  collections: {},
  ratings: {},
  descriptions: {},
  drafts: {},
})

export const keyOf = (email: string, toolId: string): string => `${email} ${toolId}`

type Prisma = Database['prisma']

const lostWrites = async (prisma: Prisma, ledger: Ledger): Promise<string[]> => {
  const problems: string[] = []
  const compare = <Value>(
    name: string,
    expected: Record<string, Value | null>,
    found: ReadonlyMap<string, Value>,
  ): void => {
    for (const [key, value] of Object.entries(expected))
      if (value !== null && found.get(key) !== (value === false ? undefined : value))
        problems.push(`${name} of ${key}: ${value} was acknowledged, ${found.get(key)} is stored`)
  }
  const emails = new Set((await prisma.user.findMany({ select: { email: true } })).map(({ email }) => email))
  for (const email of ledger.signedUp) if (!emails.has(email)) problems.push(`the account ${email} is lost`)
  const favorites = await prisma.favorite.findMany({ select: { toolId: true, user: { select: { email: true } } } })
  compare('favorite', ledger.favorites, new Map(favorites.map(({ user, toolId }) => [keyOf(user.email, toolId), true])))
  const ratings = await prisma.toolRating.findMany({
    select: { toolId: true, stars: true, user: { select: { email: true } } },
  })
  compare(
    'rating',
    ledger.ratings,
    new Map(ratings.map(({ user, toolId, stars }) => [keyOf(user.email, toolId), stars])),
  )
  const tools = await prisma.tool.findMany({ select: { id: true, description: true } })
  compare('description', ledger.descriptions, new Map(tools.map(({ id, description }) => [id, description])))
  const drafts = await prisma.quizDraft.findMany({ select: { answers: true, user: { select: { email: true } } } })
  compare('draft', ledger.drafts, new Map(drafts.map(({ user, answers }) => [user.email, JSON.stringify(answers)])))
  const stored = await prisma.collectionTool.findMany({ select: { collectionId: true, toolId: true } })
  const pairs = new Set(stored.map(({ collectionId, toolId }) => keyOf(collectionId, toolId)))
  for (const [id, list] of Object.entries(ledger.collections))
    for (const tool of list) if (!pairs.has(keyOf(id, tool))) problems.push(`a tool of the collection ${id} is lost`)
  return problems
}

/** Each counts rows that only a half-done write leaves. */
const HALF_DONE: Readonly<Record<string, string>> = {
  'totals of ratings that differ from the ratings': `SELECT count(*) AS n FROM tools t WHERE (t.rating_count, t.rating_sum) <>
    (SELECT count(*), coalesce(sum(r.stars), 0) FROM tool_ratings r WHERE r.tool_id = t.id)`,
  'accounts without a password': `SELECT count(*) AS n FROM users u WHERE NOT EXISTS (SELECT 1 FROM accounts a WHERE a.user_id = u.id)`,
  'accounts without the email for their address': `SELECT count(*) AS n FROM users u WHERE NOT EXISTS (SELECT 1 FROM jobs j WHERE j.user_id = u.id)`,
  'edits without an audit entry': `SELECT abs((SELECT count(*) FROM change_sets WHERE actor_id IS NOT NULL) -
    (SELECT count(*) FROM audit_entries WHERE subject_type = 'tool')) AS n`,
  'unfinished edits': `SELECT count(*) AS n FROM change_sets WHERE actor_id IS NOT NULL AND state = 'running'`,
  'edits that the change feed does not have': `SELECT count(*) AS n FROM change_sets s WHERE actor_id IS NOT NULL AND
    NOT EXISTS (SELECT 1 FROM tool_changes c WHERE c.change_set_id = s.id)`,
  'descriptions that differ from the change feed': `SELECT count(*) AS n FROM tools t JOIN LATERAL (SELECT new_value FROM tool_changes c
    WHERE c.tool_id = t.id AND c.field = 'description' ORDER BY sequence DESC LIMIT 1) c ON true WHERE c.new_value #>> '{}' <> t.description`,
  'tools in the collection of somebody else': `SELECT count(*) AS n FROM collection_tools t JOIN collections c ON c.id = t.collection_id WHERE c.user_id <> t.user_id`,
}

/** What is wrong; nothing after every kill. */
export const findProblems = async ({ prisma }: Database, ledger: Ledger): Promise<string[]> => {
  const problems = await lostWrites(prisma, ledger)
  for (const [name, statement] of Object.entries(HALF_DONE)) {
    const [row] = await prisma.$queryRawUnsafe<{ n: bigint }[]>(statement)
    if (Number(row?.n) !== 0) problems.push(`${row?.n} ${name}`)
  }
  return problems
}

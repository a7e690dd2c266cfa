/**
 * Checks a page against the catalog, without the rules by which it was written: claims against the record, amounts
 * against known prices, quotations against the texts of the tools, and names against the claims beside them.
 */
import { formatAmount } from '#core/display/amounts.ts'
import { entryPlanOf } from '#core/display/offer.ts'
import { formatUsd, monthlyCents } from '#core/display/price.ts'
import { countOf, priceSpread } from '#core/pages/collection/aggregate.ts'
import { subjectsOf } from '#core/pages/collection/subjects.ts'
import type { GeneratedPage, Line, PageBlock, PageClaim } from '#core/pages/page-model.ts'
import type { CatalogueForPages, PageTool } from '#core/pages/page-tool.ts'
import { type ClaimedField, claimedValue, inlineText, lineText } from '#core/pages/statement.ts'
import { linesOf } from '#core/pages/text-signature.ts'

const AMOUNT = /\$\d+(?:,\d{3})*(?:\.\d+)?/g
const AMOUNT_SIGN = /\$/
const QUOTATION = /“([^”]+)”/g

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether a claim about all tools of a page still holds; null for a claim about a single tool. */
const aggregateHolds = ({ toolId, field, value }: PageClaim, tools: readonly PageTool[]): boolean | null => {
  if (toolId !== '') return null
  if (field === 'size') return value === tools.length
  if (field === 'prices') return JSON.stringify(priceSpread(tools).claims[0]?.value) === JSON.stringify(value)
  const [of, count] = value as [unknown, number]
  return field.startsWith('count:') && countOf(tools, field.slice('count:'.length) as ClaimedField, of).count === count
}

/** Whether the field has the value now; one value of a list is enough where the claim is about that value alone. */
const holds = (tool: PageTool, { field, value }: PageClaim): boolean => {
  const own = claimedValue(tool, field)
  if (typeof value === 'string' && Array.isArray(own)) return own.includes(value)
  if (field === 'topics' && typeof value === 'string') return Object.hasOwn(tool.topics, value)
  return isEqual(own, value)
}

/** Valid amounts for one tool, in their written form. */
const amountsOf = (tool: PageTool): Set<string> => {
  const found = new Set<string>()
  for (const plan of tool.plans) {
    const add = (dollars: number) => {
      found.add(formatUsd(dollars))
      // A converted amount is rounded.
      if (plan.currency !== 'USD') found.add(formatUsd(Math.round(dollars)))
    }
    const cents = monthlyCents(plan)
    for (const dollars of [plan.usdMonth, plan.usdYear, cents === null ? null : cents / 100]) {
      if (dollars === null) continue
      add(dollars)
      add(dollars * 12)
      add(((cents ?? 0) / 100) * (plan.minSeats ?? 1))
    }
    if (plan.once !== null) found.add(formatAmount(plan.once, plan.currency))
    if (plan.unit !== null) found.add(formatAmount(plan.unit.amount, plan.currency))
    // Amounts in the texts of a plan are quoted.
    const texts = [plan.included, plan.requires, ...plan.keyLimits]
    for (const [amount] of texts.join(' ').matchAll(/\$\d[\d,]*(?:\.\d+)?/g)) found.add(amount)
    if (plan.usdYear !== null) add(Math.round((plan.usdYear / 12) * 100) / 100)
  }
  return found
}

/** Price differences of two tools on the same terms, monthly and yearly. */
const differencesOf = (a: PageTool, b: PageTool): string[] => {
  const [first, second] = [entryPlanOf(a)?.plan, entryPlanOf(b)?.plan]
  if (first === undefined || second === undefined) return []
  const terms: readonly (readonly [number | null, number | null])[] = [
    [first.usdMonth, second.usdMonth],
    [first.usdYear === null ? null : first.usdYear / 12, second.usdYear === null ? null : second.usdYear / 12],
  ]
  return terms.flatMap(([one, other]) => {
    if (one === null || other === null) return []
    const cents = Math.abs(Math.round(one * 100) - Math.round(other * 100))
    const amounts = [cents / 100, (cents * 12) / 100]
    const isConverted = first.currency !== 'USD' || second.currency !== 'USD'
    return amounts.map((amount) => formatUsd(isConverted ? Math.round(amount) : amount))
  })
}

/** Budgets a sentence may mention although nothing costs that. */
const BUDGETS = new Set(['$20', '$50', '$100'])

/** What a page may say about a tool, computed once. */
type Recorded = {
  readonly tool: PageTool
  readonly amounts: ReadonlySet<string>
  readonly texts: readonly string[]
  /** Words of its features and uses. */
  readonly words: ReadonlySet<string>
}

const recordedOf = (tool: PageTool): Recorded => ({
  tool,
  amounts: amountsOf(tool),
  texts: [
    tool.name,
    tool.description,
    ...tool.features,
    ...tool.useCases,
    ...tool.pros,
    ...tool.cons,
    ...tool.plans.flatMap(({ name, keyLimits }) => [name, ...keyLimits]),
  ],
  words: new Set(
    [...tool.features, ...tool.useCases]
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu),
  ),
})

/** Sentences of a line, and clauses within them, each about the tools that it names. */
const clausesOf = (line: Line): string[] =>
  lineText(line).split(/(?<=[.!?;]”?)\s+|, (?:compared with|while) | and (?=[$A-Z])/)

/** Checks amounts and quotations of a line. In a clause that names one tool, they must be that tool's. */
const lineProblems = (line: Line, tools: readonly Recorded[], computed: ReadonlySet<string>): string[] => {
  const text = lineText(line)
  const [first, second] = tools
  const differences = new Set(tools.length === 2 && first && second ? differencesOf(first.tool, second.tool) : [])
  const isAmount = (amount: string, clause: string): boolean => {
    if (differences.has(amount) || computed.has(amount) || (BUDGETS.has(amount) && clause.includes('budget')))
      return true
    const named = tools.filter(({ tool }) => clause.includes(tool.name))
    const isNested = named.some((one) =>
      named.some((other) => one !== other && other.tool.name.includes(one.tool.name)),
    )
    return (named.length === 1 && !isNested ? named : tools).some(({ amounts }) => amounts.has(amount))
  }
  const amounts = AMOUNT_SIGN.test(text)
    ? clausesOf(line).flatMap((clause) => (clause.match(AMOUNT) ?? []).filter((amount) => !isAmount(amount, clause)))
    : []
  const quotations = [...text.matchAll(QUOTATION)].flatMap(([, text = '']) => {
    const quoted = text.replace(/[.,]$/, '')
    const isText = tools.some(({ texts }) => texts.some((own) => own.includes(quoted)))
    const isWord = tools.length > 0 && tools.every(({ words }) => words.has(quoted))
    return isText || isWord || quoted === 'Not known' ? [] : [quoted]
  })
  return [
    ...amounts.map((amount) => `"${amount}" is no known price: ${text}`),
    ...quotations.map((quoted) => `"${quoted}" is in no record: ${text}`),
  ]
}

/** In a table column under a tool's name, values must be in that tool's record. */
const columnProblems = (block: Extract<PageBlock, { kind: 'table' }>, tools: readonly Recorded[]): string[] =>
  block.head.flatMap((name, column) => {
    const record = tools.find(({ tool }) => tool.name === name)
    if (record === undefined) return []
    return block.rows.flatMap(([header, ...cells]) => {
      const label = lineText(header?.[0] ?? [])
      const lines = (cells[column - 1] ?? []).map(lineText)
      const isQuoted = lines.length > 1 && label !== 'Plans'
      return lines.flatMap((text) => [
        ...(isQuoted && !record.texts.includes(text) ? [`"${text}" is not in the record of ${name}`] : []),
        ...(text.match(AMOUNT) ?? []).flatMap((amount) =>
          record.amounts.has(amount) ? [] : [`"${amount}" is no price of ${name}`],
        ),
      ])
    })
  })

/** Links to tools need claims about these tools beside them, under their own names. */
const linkProblems = (block: PageBlock, tools: readonly Recorded[]): string[] =>
  linesOf(block).flatMap((line) =>
    line.flatMap((part) => {
      if (typeof part === 'string' || !('href' in part) || !part.href.startsWith('/tool/')) return []
      const found = tools.find(({ tool }) => part.href === `/tool/${tool.slug}`)
      return found?.tool.name === inlineText(part) ? [] : [`"${inlineText(part)}" is named without a claim`]
    }),
  )

/** Amounts computed from all tools of a page, such as a median. */
const computedAmounts = (claims: readonly PageClaim[]): Set<string> =>
  new Set(
    claims.flatMap(({ field, value }) =>
      field === 'prices'
        ? (value as readonly (number | null)[]).slice(1).map((cents) => formatUsd((cents ?? 0) / 100))
        : [],
    ),
  )

/** Returns a function that lists a page's unsupported statements; empty when all are true. */
export const createPageVerifier = (catalogue: CatalogueForPages): ((page: GeneratedPage) => string[]) => {
  const all = new Map(catalogue.tools.map((tool) => [tool.id, recordedOf(tool)]))
  const membersOf = new Map(subjectsOf(catalogue).map(({ subject, tools }) => [subject.key, tools]))

  const claimProblems = (one: PageClaim, members: readonly PageTool[]): string[] => {
    const aggregate = aggregateHolds(one, members)
    if (aggregate !== null) return aggregate ? [] : [`${one.field} is not ${JSON.stringify(one.value)}`]
    const record = all.get(one.toolId)
    if (record === undefined) return [`The tool ${one.toolId} is not in the catalog`]
    return holds(record.tool, one) ? [] : [`${one.field} of ${record.tool.name} is not ${JSON.stringify(one.value)}`]
  }

  return ({ key, toolIds, blocks }) => {
    const recorded = (ids: Iterable<string>) => [...ids].flatMap((id) => all.get(id) ?? [])
    const members = membersOf.get(key) ?? recorded(toolIds).map(({ tool }) => tool)
    return blocks.flatMap((block) => {
      if (block.kind === 'heading') return []
      const claims = block.claims ?? []
      const isAboutAll = claims.some(({ toolId }) => toolId === '')
      const tools = recorded(isAboutAll ? members.map(({ id }) => id) : new Set(claims.map(({ toolId }) => toolId)))
      const computed = computedAmounts(claims)
      return [
        ...claims.flatMap((one) => claimProblems(one, members)),
        ...linkProblems(block, tools),
        ...(block.kind === 'table'
          ? columnProblems(block, tools)
          : linesOf(block).flatMap((line) => lineProblems(line, tools, computed))),
      ]
    })
  }
}

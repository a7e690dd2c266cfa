import { describe, expect, test } from 'vitest'
import { PRIVILEGED_SINCE } from '../../support/privileged-since.ts'
import { createListingsApp } from './listings-app.ts'

const listings = createListingsApp()
const { database, members, join, claim, confirm, correct, history, idOf } = listings

const stored = (slug = 'abacus') =>
  database.prisma.tool.findUniqueOrThrow({ where: { slug }, include: { facts: { orderBy: { field: 'asc' } } } })
const factOf = async (field: string) => (await stored()).facts.find((fact) => fact.field === field)
const PRICES = 'https://abacus.example/pricing'

/** Columns that a confirmation may change besides `updated_at`. */
const untouched = async () => {
  const { facts, plans, updatedAt, ...rest } = await stored()
  return rest
}

describe('a confirmation', () => {
  test('dates the facts of a group at once, and is in the public history', async () => {
    const token = await join('vera@people.example')
    await claim(token)
    const before = await untouched()
    const listing = await confirm(token, 'PLATFORMS')
    const group = listing.groups.find((one: { group: string }) => one.group === 'PLATFORMS')
    expect(group.source).toBe('confirmed by the vendor, November 2026')
    expect(await factOf('platforms')).toMatchObject({
      source: 'vendor_statement',
      knownFor: new Date('2026-11-01'),
      checkedOn: new Date('2026-11-20'),
      sourceUrl: null,
    })
    expect(await factOf('integrations')).not.toMatchObject({ source: 'vendor_statement' })
    expect(await untouched()).toEqual(before)
    expect(await history()).toEqual({
      vendorSummary: 'Claimed by the vendor since November 2026 · 1 confirmation',
      vendorActions: [
        'November 20, 2026: Confirmed platforms',
        'November 20, 2026: Claimed for abacus.example, proved by email',
      ],
    })
  })

  test('of prices needs a page on the domain, and then dates every plan', async () => {
    const token = await join('vera@people.example')
    await claim(token)
    expect(await confirm(token, 'PRICES')).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Enter the address of your price page. It must be on abacus.example.',
      field: 'pageUrl',
    })
    for (const page of ['https://birch.example/pricing', 'https://notabacus.example/', 'javascript:alert(1)']) {
      expect(await confirm(token, 'PRICES', page)).toMatchObject({ message: 'Enter a page on abacus.example.' })
    }
    await confirm(token, 'PRICES', PRICES)
    const { plans } = await stored()
    expect(plans).toMatchObject([{ name: 'Pro', month: 12, asOf: '2026-11', sourceUrl: PRICES, checkedBy: 'vendor' }])
    expect(await factOf('plans')).toMatchObject({ source: 'vendor_statement', sourceUrl: PRICES })
    // The page is known now.
    expect(await confirm(token, 'PRICES')).toMatchObject({ claim: { state: 'ACTIVE' } })
    const text = '{ tool(by: { slug: "abacus" }) { plans { checkedBy asOf } facts { field source } } }'
    const { data } = await members.query(text)
    expect(data.tool.plans).toEqual([{ checkedBy: 'VENDOR', asOf: '2026-11' }])
  })

  test('of a context window is only asked of models', async () => {
    const token = await join('vera@people.example')
    const groupsOf = async () =>
      (await confirm(token, 'PLATFORMS')).groups.map(({ group }: { group: string }) => group) as string[]
    await claim(token)
    const groups = await groupsOf()
    expect(groups).toEqual(expect.arrayContaining(['MCP_SERVER', 'LICENSE', 'RELEASE']))
    expect(groups).not.toContain('CONTEXT_WINDOW')
    await database.prisma.category.updateMany({ where: { slug: 'writing' }, data: { slug: 'ai-models' } })
    expect(await groupsOf()).toContain('CONTEXT_WINDOW')
  })

  test('of nothing is refused', async () => {
    const token = await join('vera@people.example')
    await claim(token)
    expect(await confirm(token, 'API')).toMatchObject({
      message: 'There is nothing to confirm yet. Use "Correct" to add the facts.',
    })
  })

  test('needs an active claim of this tool', async () => {
    const [vera, otto] = [await join('vera@people.example'), await join('otto.two@people.example')]
    await claim(vera)
    const refusal = { code: 'NOT_FOUND', message: 'You have no active claim of this listing.' }
    expect(await confirm(otto, 'PLATFORMS')).toMatchObject(refusal)
    expect(await confirm(vera, 'PLATFORMS', undefined, 'birch')).toMatchObject(refusal)
    await listings.start(otto, 'abacus', 'DNS')
    expect(await confirm(otto, 'PLATFORMS')).toMatchObject(refusal)
    await database.prisma.tool.update({ where: { slug: 'abacus' }, data: { websiteUrl: 'https://elsewhere.example/' } })
    expect(await confirm(vera, 'PLATFORMS')).toMatchObject(refusal)
  })
})

describe('a correction', () => {
  const decide = async (accept: boolean, note: string | null = null) => {
    const admin = await join('ada.administrator@people.example')
    await database.prisma.user.update({
      where: { email: 'ada.administrator@people.example' },
      data: { privilegedSince: PRIVILEGED_SINCE, role: 'admin' },
    })
    const list = await members.query(
      '{ toolRevisions { nodes { id fromVendor authorNote fields { field url } } } }',
      {},
      { token: admin },
    )
    const [revision] = list.data.toolRevisions.nodes
    const text = `mutation ($input: DecideToolRevisionInput!) { decideToolRevision(input: $input) { __typename
      ... on SaveToolPayload { slug changeSetId } ... on Failure { message } } }`
    const input = { id: revision.id, accept, note }
    const { data } = await members.query(text, { input }, { token: admin })
    return { admin, revision, decided: data.decideToolRevision }
  }

  test('waits for an editor, and is then a statement of the vendor with its page', async () => {
    const token = await join('vera@people.example')
    await claim(token)
    const changes = [
      { field: 'api_available', value: 'true', base: '' },
      {
        field: 'plans',
        value: JSON.stringify([{ name: 'Pro', month: 15, as_of: '2020-01', checked_by: 'editor' }]),
        base: await planCell(),
      },
    ]
    const listing = await correct(token, changes, PRICES)
    expect(listing.corrections).toEqual([{ state: 'OPEN', note: null }])
    expect((await stored()).apiAvailable).toBe(null)
    const { revision, decided, admin } = await decide(true)
    expect(revision).toMatchObject({ fromVendor: true })
    expect(decided).toMatchObject({ __typename: 'SaveToolPayload', slug: 'abacus' })
    expect(await stored()).toMatchObject({
      apiAvailable: true,
      plans: [{ name: 'Pro', month: 15, asOf: '2026-11', sourceUrl: PRICES, checkedBy: 'vendor' }],
    })
    expect(await factOf('api_available')).toMatchObject({ source: 'vendor_statement', sourceUrl: PRICES })
    expect((await history()).vendorActions[0]).toBe('November 20, 2026: Published a correction of prices, API')
    const undo = `mutation ($input: UndoToolChangeInput!) { undoToolChange(input: $input) { __typename
      ... on Failure { message } } }`
    const undone = await members.query(undo, { input: { changeSetId: decided.changeSetId } }, { token: admin })
    expect(undone.data.undoToolChange.__typename).toBe('UndoToolChangePayload')
    expect((await history()).vendorActions).toHaveLength(1)
  })

  test('can be rejected with a reason that the vendor reads', async () => {
    const token = await join('vera@people.example')
    await claim(token)
    await correct(token, [{ field: 'owner', value: 'Megacorp', base: '' }], PRICES)
    await decide(false, 'Your page does not say so.')
    const text = '{ vendorListing(slug: "abacus") { corrections { state note } } }'
    const { data } = await members.query(text, {}, { token })
    expect(data.vendorListing.corrections).toEqual([{ state: 'REJECTED', note: 'Your page does not say so.' }])
    expect((await stored()).owner).toBe(null)
  })

  test.each([
    [[], PRICES, 'Change at least one value.'],
    [
      [{ field: 'description', value: 'The best tool of all.' }],
      PRICES,
      '"description" can\'t be changed by a vendor.',
    ],
    [[{ field: 'editor_rank', value: '1' }], PRICES, '"editor_rank" can\'t be changed by a vendor.'],
    [[{ field: 'owner', value: 'Megacorp' }], ' ', 'Enter the page on abacus.example that shows the correct values.'],
    [[{ field: 'owner', value: 'Megacorp' }], 'https://birch.example/', 'Enter a page on abacus.example.'],
    [[{ field: 'platforms', value: '["toaster"]', base: '["web"]' }], PRICES, '"platforms"'],
    [[{ field: 'plans', value: '{', base: '' }], PRICES, '"plans"'],
  ])('of %j with %s is refused', async (changes, page, message) => {
    const token = await join('vera@people.example')
    await claim(token)
    const refusal = await correct(token, changes, page)
    expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', message: expect.stringContaining(message) })
    expect(await database.prisma.toolRevision.count()).toBe(0)
  })

  /** The stored plans as the form sent them. */
  const planCell = async (): Promise<string> => {
    const token = (await members.signIn({ email: 'vera@people.example' })).session.accessToken
    const text = '{ vendorListing(slug: "abacus") { groups { fields { field value } } } }'
    const { data } = await members.query(text, {}, { token })
    const fields = data.vendorListing.groups.flatMap((group: { fields: object[] }) => group.fields)
    return fields.find(({ field }: { field: string }) => field === 'plans').value
  }
})

describe('administrators', () => {
  test('see active claims and end one, which is audited and emailed', async () => {
    const token = await join('vera@people.example')
    const { id } = await claim(token)
    const admin = await join('ada.administrator@people.example')
    await database.prisma.user.update({
      where: { email: 'ada.administrator@people.example' },
      data: { privilegedSince: PRIVILEGED_SINCE, role: 'admin' },
    })
    const list = async () =>
      (
        await members.query(
          'query ($toolId: ID!) { toolClaims(toolId: $toolId) { id domain method memberName } }',
          { toolId: await idOf('abacus') },
          { token: admin },
        )
      ).data.toolClaims
    expect(await list()).toEqual([{ id, domain: 'abacus.example', method: 'EMAIL', memberName: 'Ada Byron' }])
    const end =
      'mutation ($input: EndToolClaimInput!) { endToolClaim(input: $input) { __typename ... on Failure { code } } }'
    const run = async () => (await members.query(end, { input: { id } }, { token: admin })).data.endToolClaim
    expect(await run()).toMatchObject({ __typename: 'EndToolClaimPayload' })
    expect(await run()).toMatchObject({ code: 'NOT_FOUND' })
    expect(await list()).toEqual([])
    expect(await database.prisma.auditEntry.findFirst({ where: { action: 'listing.end' } })).toMatchObject({
      before: { tool: 'abacus', domain: 'abacus.example', state: 'active' },
    })
    expect(await confirm(token, 'PLATFORMS')).toMatchObject({ code: 'NOT_FOUND' })
  })
})

/** The application with a local DNS server and a local website, where vendors publish their proofs. */
import { createSocket, type Socket } from 'node:dgram'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { createOutsideFetch } from '#server/platform/outside/outside-fetch.ts'
import { loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerMembers } from '../../support/registered-members.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const OK = 0
const NO_SUCH_NAME = 3
const HEADER_BYTES = 12

/** A response with the TXT records of the name in the query. */
const dnsAnswer = (query: Buffer, records: ReadonlyMap<string, readonly string[]>): Buffer => {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let size = query[at] ?? 0; size > 0; size = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + size))
    at += size + 1
  }
  const question = query.subarray(HEADER_BYTES, at + 5)
  const values = records.get(labels.join('.').toLowerCase())
  const header = Buffer.alloc(HEADER_BYTES)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x8180 | (values === undefined ? NO_SUCH_NAME : OK), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(values?.length ?? 0, 6)
  const answers = (values ?? []).map((value) => {
    const text = Buffer.concat([Buffer.from([value.length]), Buffer.from(value)])
    const record = Buffer.from([0xc0, HEADER_BYTES, 0, 16, 0, 1, 0, 0, 0, 0, 0, text.length])
    return Buffer.concat([record, text])
  })
  return Buffer.concat([header, question, ...answers])
}

const LISTING = `listing { id claim { id method state contactEmail token recordName recordValue fileUrl since renewBy }
  groups { group source canConfirm needsPage fields { field value text kind } } corrections { state note } }`

export const createListingsApp = () => {
  const records = new Map<string, readonly string[]>()
  const files = new Map<string, string>()
  const servers: { dns?: Socket; web?: Server } = {}
  const portOf = (server: Socket | Server | undefined) => (server?.address() as AddressInfo | undefined)?.port ?? 0
  const webHost = () => `localhost:${portOf(servers.web)}`

  beforeAll(async () => {
    const dns = createSocket('udp4')
    dns.on('message', (query, from) => dns.send(dnsAnswer(query, records), from.port, from.address))
    await new Promise<void>((resolve) => dns.bind(0, '127.0.0.1', resolve))
    const web = createServer((request, response) => {
      const content = files.get(request.url ?? '')
      if (content?.startsWith('http')) response.writeHead(302, { location: content }).end()
      else response.writeHead(content === undefined ? 404 : 200).end(content)
    })
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
    Object.assign(servers, { dns, web })
  })
  afterAll(() => {
    servers.dns?.close()
    servers.web?.close()
  })

  const database = registerTestDatabase()
  const members = registerMembers(database, {
    proofs: {
      get dnsServers() {
        return [`127.0.0.1:${portOf(servers.dns)}`]
      },
      // Websites are served by the local server, at paths that begin with their host.
      fetchOutside: (url) => {
        const { hostname, pathname } = new URL(url)
        const lookup = async () => [{ address: '127.0.0.1', family: 4 }]
        return createOutsideFetch({ allowedHosts: [webHost()], lookup })(`http://${webHost()}/${hostname}${pathname}`)
      },
    },
  })

  const idOf = async (slug: string) => (await database.prisma.tool.findUniqueOrThrow({ where: { slug } })).id

  beforeEach(async () => {
    await database.reset()
    records.clear()
    files.clear()
    members.setTime(0)
    const site = (slug: string, website_url: string, changes = {}) =>
      toolRecord({ slug, website_url, plans: [plan()], privacy: ['soc2'], ...changes })
    await loadCatalogue(database, {
      tools: {
        writing: [
          site('abacus', 'https://www.abacus.example/'),
          site('birch', 'https://birch.example/'),
          site('hosted', 'https://github.com/someone/hosted'),
          site('mailer', 'https://proton.me/mailer'),
          site('gone', 'https://gone.example/', { status: 'discontinued' }),
        ],
      },
    })
  })

  /** A member with a verified address. */
  const join = async (email: string, isVerified = true): Promise<string> => {
    const token = await members.join(email)
    await database.prisma.user.update({ where: { email }, data: { emailVerified: isVerified } })
    return token
  }

  const run = async (token: string | undefined, mutation: string, input: object) => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`
    const text = `mutation ($input: ${type}Input!) { result: ${mutation}(input: $input) { __typename
      ... on ${type}Payload { ${LISTING} } ... on Failure { code message field } } }`
    const { data, errors } = await members.query(text, { input }, token === undefined ? {} : { token })
    // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects by what it compares with.
    return (errors?.[0] ?? (data.result.code ? data.result : data.result.listing)) as any
  }

  const start = async (token: string | undefined, slug: string, method: string, email?: string) =>
    run(token, 'startClaim', { slug, toolId: await idOf(slug), method, email })

  /** The code in the last email to an address. */
  const codeTo = async (email: string): Promise<string> => {
    const mail = (await storedEmails(database)).findLast(({ to, subject }) => to === email && subject.includes('code'))
    return /\b[2-9A-Z]{5}-[2-9A-Z]{5}\b/.exec(mail?.text ?? '')?.[0] ?? ''
  }

  const enter = (token: string, claimId: string, code: string, slug = 'abacus') =>
    run(token, 'enterClaimCode', { slug, claimId, code })

  return {
    database,
    members,
    records,
    files,
    idOf,
    join,
    run,
    start,
    codeTo,
    enter,
    check: (token: string, claimId: string, slug = 'abacus') => run(token, 'checkClaim', { slug, claimId }),
    /** Claims a tool by email. */
    claim: async (token: string, slug = 'abacus', email = `sales@${slug}.example`) => {
      const { claim } = await start(token, slug, 'EMAIL', email)
      return (await enter(token, claim.id, await codeTo(email), slug)).claim
    },
    confirm: async (token: string, group: string, pageUrl?: string, slug = 'abacus') =>
      run(token, 'confirmVendorFacts', { slug, toolId: await idOf(slug), group, pageUrl }),
    correct: async (token: string, changes: readonly object[], pageUrl: string, slug = 'abacus') =>
      run(token, 'correctVendorFacts', { slug, toolId: await idOf(slug), pageUrl, changes }),
    history: async (slug = 'abacus') => {
      const text = 'query ($slug: String!) { tool(by: { slug: $slug }) { vendorSummary vendorActions } }'
      return (await members.query(text, { slug })).data.tool
    },
  }
}

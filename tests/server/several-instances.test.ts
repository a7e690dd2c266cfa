import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openFaultProxy } from '#lab/chaos/faults/fault-proxy.ts'
import { type Database, fromPostgresql } from '#server/platform/database/database.ts'
import { silentLog } from '#server/platform/log.ts'
import type { Services } from '#server/services.ts'
import { loadCatalogue, toolRecord } from '../support/catalogue.ts'
import { registerTestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { createMembers } from '../support/members.ts'
import { TEST_PASSWORDS } from './http/app-support.ts'
import { meanOfOne } from './ratings/raters.ts'

const RATE =
  'mutation ($input: RateToolInput!) { rateTool(input: $input) { __typename ... on RateToolPayload { rating { stars } } } }'
const MEAN = '{ tool(by: { slug: "abacus" }) { rating { mean } } }'
const SAVE = 'mutation ($input: AddFavoriteInput!) { addFavorite(input: $input) { __typename } }'
const END_OTHERS = 'mutation { revokeOtherSessions { ... on RevokeOtherSessionsPayload { revokedCount } } }'

const database = registerTestDatabase()

// Several instances need a server. `npm run chaos -- fleet` does the same with processes, under load and with kills.
if (inject('databaseTemplate').kind === 'postgresql') {
  describe('two instances', () => {
    type Instance = Awaited<ReturnType<typeof createMembers>>
    let near: Instance
    let far: Instance
    let farDatabase: Database
    let proxy: Awaited<ReturnType<typeof openFaultProxy>>
    let toolId: string
    const stops: (() => void)[] = []

    const open = async (of: Database): Promise<Instance> => {
      const found: Services[] = []
      const instance = await createMembers(of, {
        passwords: TEST_PASSWORDS,
        services: (services) => {
          found.push(services)
          return services
        },
      })
      for (const { catalogue, cacheInvalidations } of found) {
        stops.push(catalogue.revision.start(2_000), cacheInvalidations.start(2_000))
      }
      return instance
    }

    beforeAll(async () => {
      const server = new URL(database.serverUrl ?? '')
      proxy = await openFaultProxy(server)
      server.host = `127.0.0.1:${proxy.port}`
      farDatabase = fromPostgresql(server.href, silentLog)
      await loadCatalogue(database, { tools: { writing: [toolRecord({ slug: 'abacus' })] } })
      toolId = (await database.prisma.tool.findFirstOrThrow()).id
      near = await open(database)
      far = await open(farDatabase)
    })
    afterAll(async () => {
      for (const stop of stops) stop()
      await far.close()
      await near.close()
      await farDatabase.close()
      await proxy.close()
    })

    const emailAt = async (instance: Instance, token: string) =>
      (await instance.query('{ viewer { email } }', {}, { token })).data?.viewer?.email ?? null
    const meanAt = async (instance: Instance) => (await instance.query(MEAN)).data?.tool?.rating?.mean ?? null
    const verified = async (email: string): Promise<string> => {
      const token = await near.join(email)
      await database.prisma.user.update({ where: { email }, data: { emailVerified: true } })
      return token
    }
    const rate = async (token: string, stars: number) =>
      (await near.query(RATE, { input: { toolId, stars } }, { token })).data.rateTool.rating?.stars

    test('know each session, and refuse one that was ended at once', async () => {
      const token = await near.join('ada@people.example')
      const other = (await far.signIn()).session.accessToken
      expect([await emailAt(far, token), await emailAt(near, other)]).toEqual(Array(2).fill('ada@people.example'))
      await near.query(END_OTHERS, {}, { token })
      expect([await emailAt(far, token), await emailAt(far, other)]).toEqual(['ada@people.example', null])
    })

    test('show a member what they have just written at the other one', async () => {
      const token = await near.join('bea@people.example')
      await near.query(SAVE, { input: { toolId } }, { token })
      const { data } = await far.query('{ favorites { totalCount } }', {}, { token })
      expect(data.favorites.totalCount).toBe(1)
    })

    test('count a limit together, exactly', async () => {
      await near.join('cyd@people.example')
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          (n % 2 === 0 ? near : far).signIn(
            { email: 'cyd@people.example', password: 'a wrong password' },
            { address: '192.0.2.8' },
          ),
        ),
      )
      const kinds = tries.map(({ __typename }) => __typename).sort()
      expect(kinds).toEqual([...Array(5).fill('InvalidCredentialsError'), ...Array(7).fill('RateLimitedError')])
    })

    test('show each change at the other one, also one that was missed while it was cut off', async () => {
      const token = await verified('dan@people.example')
      expect(await meanAt(far)).toBeNull()
      expect(await rate(token, 2)).toBe(2)
      await eventually(async () => expect(await meanAt(far)).toBe(meanOfOne(2)))

      proxy.setFault('cut')
      expect(await rate(token, 5)).toBe(5)
      expect(await meanAt(near)).toBe(meanOfOne(5))
      const refused = await far.query('{ viewer { email } }', {}, { token })
      expect(refused.errors[0].extensions.code).toBe('SERVICE_UNAVAILABLE')
      // Visitors still get what it has.
      expect(await meanAt(far)).toBe(meanOfOne(2))

      proxy.setFault('pass')
      await eventually(async () => expect(await emailAt(far, token)).toBe('dan@people.example'))
      await eventually(async () => expect(await meanAt(far)).toBe(meanOfOne(5)))
    })
  })
}

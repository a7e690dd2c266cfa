import { beforeEach } from 'vitest'
import { HOUR_MS } from '#core/durations.ts'
import type { Viewer } from '#core/policy.ts'
import { loadCatalogue, plan, toolRecord } from '../../support/catalogue.ts'
import { registerTestDatabase } from '../../support/database.ts'
import { registerMembers } from '../../support/registered-members.ts'
import { storedEmails } from '../../support/stored-emails.ts'

const ENTITLEMENT = { plan: 'basic', status: 'none', period: null, until: null } as const

type Wishes = { readonly priceAlerts?: boolean; readonly emailVerified?: boolean }

/** The application with two priced tools and the price alert job. Registers the hooks of its file. */
export const createPriceApp = () => {
  const database = registerTestDatabase()
  const members = registerMembers(database)
  let hours = 0

  const later = (by: number): void => {
    hours += by
    members.setTime(hours * HOUR_MS)
  }

  /** The price of both tools' Pro plan on the vendor's page in a given month. */
  const loadPrices = async (usd: number, month: string, source = 'vendor_page', yearly: number | null = null) => {
    const record = (slug: string, name: string) =>
      toolRecord({
        slug,
        name,
        plans: [plan({ month: usd, month_billed_yearly: yearly, as_of: month })],
        facts: { plans: { source, as_of: month, url: `https://${slug}.example/pricing` } },
      })
    await loadCatalogue(database, { tools: { writing: [record('abacus', 'Abacus'), record('birch', 'Birch')] } })
  }

  const runJob = async () => {
    const job = members.services.jobHandlers.find(({ kind }) => kind === 'send-price-alerts')
    const context = {
      jobId: '',
      attempt: 1,
      signal: AbortSignal.timeout(60_000),
      progress: async () => undefined,
      commit: async () => undefined,
    }
    await job?.run({}, context)
  }

  /** A member who has saved these tools. */
  const memberWith = async (
    email: string,
    saved: readonly string[],
    { priceAlerts = true, emailVerified = true }: Wishes = {},
  ): Promise<string> => {
    const { prisma } = database
    const now = new Date(0)
    const times = { createdAt: now, updatedAt: now }
    const tools = await prisma.tool.findMany({ where: { slug: { in: [...saved] } }, select: { id: true } })
    const { id } = await prisma.user.create({
      data: {
        email,
        emailVerified,
        name: 'Ada Byron',
        ...times,
        settings: { create: { priceAlerts, updatedAt: now } },
        favorites: { create: tools.map(({ id: toolId }, index) => ({ toolId, createdAt: new Date(index) })) },
      },
      select: { id: true },
    })
    return id
  }

  beforeEach(async () => {
    await database.reset()
    await loadPrices(20, '2025-06')
    await runJob()
  })

  return {
    database,
    members,
    later,
    loadPrices,
    runJob,
    memberWith,
    /** Detects changes, and sends alerts once they are an hour old. */
    runJobs: async () => {
      await runJob()
      later(2)
      await runJob()
    },
    alerts: async () => (await storedEmails(database)).filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined),
    /** An administrator who has just confirmed the password. */
    administrator: async (): Promise<Viewer> => {
      const id = await memberWith('owner@people.example', [])
      const passwordGivenAt = new Date('2100-01-01')
      return {
        id,
        sessionId: id,
        role: 'admin',
        secondFactor: 'set',
        emailVerified: true,
        passwordGivenAt,
        entitlement: ENTITLEMENT,
      }
    },
  }
}

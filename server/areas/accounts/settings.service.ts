import { authorizeOwn, type Viewer } from '#core/policy.ts'
import type { MemberSettings, Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

export type SettingsService = ReturnType<typeof createSettingsService>

/** Columns that GraphQL selects of the settings. */
type SettingsQuery = Pick<Prisma.MemberSettingsFindManyArgs, 'select' | 'include'>

/** Defaults: only required emails. */
const DEFAULTS: Omit<MemberSettings, 'userId' | 'updatedAt'> = {
  emailMarketing: false,
  emailUpdates: false,
  emailRecommendations: false,
  pushNotifications: false,
  keepHistory: true,
  priceAlerts: false,
  outcomeQuestions: true,
}

/** Preferences for emails, notifications and history. */
export const createSettingsService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  /** Returns defaults until something was chosen. */
  read: async (viewer: Viewer | null, { select }: SettingsQuery = {}): Promise<MemberSettings> => {
    const { id: userId } = authorizeOwn(viewer, 'account:read')
    const chosen = await database.prisma.memberSettings.findUnique({ where: { userId }, select })
    return chosen ?? { userId, ...DEFAULTS, updatedAt: clock.now() }
  },

  /** Changes the given fields. Turning the history off also deletes it. */
  update: async (
    viewer: Viewer | null,
    change: Partial<Omit<MemberSettings, 'userId' | 'updatedAt'>>,
    { select }: SettingsQuery,
  ): Promise<MemberSettings> => {
    const { id: userId } = authorizeOwn(viewer, 'account:change')
    const data = { ...change, updatedAt: clock.now() }
    return database.transaction(async (tx) => {
      if (change.keepHistory === false) await tx.toolView.deleteMany({ where: { userId } })
      return tx.memberSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data, select })
    })
  },
})

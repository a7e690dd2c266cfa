import { authorizeOwn, type Viewer } from '../../../core/policy.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'

export type SettingsService = ReturnType<typeof createSettingsService>

export type Settings = {
  readonly emailMarketing: boolean
  readonly emailUpdates: boolean
  readonly emailRecommendations: boolean
  readonly pushNotifications: boolean
  readonly keepHistory: boolean
}

/** What holds for a member who has chosen nothing: no emails beyond those that the account needs. */
const DEFAULTS: Settings = {
  emailMarketing: false,
  emailUpdates: false,
  emailRecommendations: false,
  pushNotifications: false,
  keepHistory: true,
}

const COLUMNS = {
  emailMarketing: true,
  emailUpdates: true,
  emailRecommendations: true,
  pushNotifications: true,
  keepHistory: true,
} as const

/** What members choose about emails, notices and their history. */
export const createSettingsService = ({ database, clock }: { database: Database; clock: Clock }) => ({
  /** The viewer's own settings. */
  read: async (viewer: Viewer | null): Promise<Settings> => {
    const { id: userId } = authorizeOwn(viewer, 'account:read')
    return (await database.prisma.memberSettings.findUnique({ where: { userId }, select: COLUMNS })) ?? DEFAULTS
  },

  /** Changes what is given. Whoever switches the history off loses what was kept of it. */
  update: async (viewer: Viewer | null, change: Partial<Settings>): Promise<Settings> => {
    const { id: userId } = authorizeOwn(viewer, 'account:change')
    const data = { ...change, updatedAt: clock.now() }
    return database.transaction(async (tx) => {
      if (change.keepHistory === false) await tx.toolView.deleteMany({ where: { userId } })
      return tx.memberSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data, select: COLUMNS })
    })
  },
})

import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RateLimiter } from '../../platform/rate-limiter.ts'
import type { SettingsService } from '../accounts/settings.service.ts'
import type { Area } from '../area.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import { type ActivityService, createActivityService } from './activity.service.ts'

export type ActivityServices = { readonly activity: ActivityService }

export const createActivityArea = (dependencies: {
  database: Database
  clock: Clock
  limiter: RateLimiter
  tools: ToolService
  settings: SettingsService
}): Area<ActivityServices> => {
  const activity = createActivityService(dependencies)
  return { services: { activity }, memberData: { activity }, jobs: [] }
}

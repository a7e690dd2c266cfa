import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Area } from '../area.ts'
import type { ToolService } from '../catalogue/tool.service.ts'
import { createFavoritesService, type FavoritesService } from './favorites.service.ts'

export type FavoritesServices = { readonly favorites: FavoritesService }

export const createFavoritesArea = (dependencies: {
  database: Database
  clock: Clock
  tools: ToolService
}): Area<FavoritesServices> => {
  const favorites = createFavoritesService(dependencies)
  return { services: { favorites }, memberData: { favorites }, jobs: [] }
}

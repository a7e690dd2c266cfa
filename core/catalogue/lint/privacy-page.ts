import { isHouseholdName } from '../best-known.ts'
import { lacksPrivacyPage } from '../privacy-page.ts'
import type { FiledTool, ToolComplaint } from './problem.ts'

/** Household names name the vendor's page with their privacy claims; `npm run catalogue:report` lists other tools. */
export const lintPrivacyPage = (tool: FiledTool): ToolComplaint[] =>
  isHouseholdName(tool) && lacksPrivacyPage(tool)
    ? [['privacy-page', 'is a household name with privacy claims, so privacy_url must name the page that makes them']]
    : []

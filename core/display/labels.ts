// @chunk labels
import type { FactSource, Integration, Platform, PrivacyFlag, SkillLevel, TeamSize } from '../catalogue/vocabulary.ts'
import { withoutAccents } from '../without-accents.ts'

export const PLATFORM_LABELS: Readonly<Record<Platform, string>> = {
  web: 'Web',
  mac: 'macOS',
  windows: 'Windows',
  linux: 'Linux',
  ios: 'iPhone and iPad',
  android: 'Android',
  extension: 'Browser extension',
  api: 'API',
}

export const PRIVACY_LABELS: Readonly<Record<PrivacyFlag, string>> = {
  self_host: 'Can be self-hosted',
  on_device: 'Runs on your device',
  no_training_default: 'No training on your content by default',
  soc2: 'SOC 2',
  iso27001: 'ISO 27001',
  hipaa: 'HIPAA',
  gdpr_dpa: 'GDPR data processing agreement',
  eu_hosting: 'Hosting in the EU',
}

export const INTEGRATION_LABELS: Readonly<Record<Integration, string>> = {
  office: 'Microsoft Office',
  slack: 'Slack',
  notion: 'Notion',
  figma: 'Figma',
  github: 'GitHub',
  trello: 'Trello',
  salesforce: 'Salesforce',
  analytics: 'Google Analytics',
  google_workspace: 'Google Workspace',
  teams: 'Microsoft Teams',
  zoom: 'Zoom',
  gitlab: 'GitLab',
  jira: 'Jira',
  asana: 'Asana',
  hubspot: 'HubSpot',
  zapier: 'Zapier',
  make: 'Make',
  shopify: 'Shopify',
  wordpress: 'WordPress',
  vscode: 'VS Code',
  jetbrains: 'JetBrains IDEs',
  adobe: 'Adobe Creative Cloud',
  canva: 'Canva',
  discord: 'Discord',
  zendesk: 'Zendesk',
  google_drive: 'Google Drive',
  dropbox: 'Dropbox',
  airtable: 'Airtable',
  mcp: 'Model Context Protocol',
}

export const TEAM_SIZE_LABELS: Readonly<Record<TeamSize, string>> = {
  solo: 'One person',
  small: '2-10 people',
  medium: '11-50 people',
  large: '51-200 people',
  enterprise: 'Over 200 people',
}

/** For filters, without a heading beside them. */
export const SKILL_LEVEL_LABELS: Readonly<Record<SkillLevel, string>> = {
  everyone: 'No training needed',
  trained: 'Some training',
  technical: 'Technical skills',
  developer: 'Developer skills',
}

export const SOURCE_LABELS: Readonly<Record<FactSource, string>> = {
  vendor_page: 'Vendor page',
  vendor_statement: 'Vendor statement',
  public_list: 'Public list',
  member_report: 'Member report',
  import: 'Import',
  editorial: 'Editorial knowledge',
  person: 'Editor',
}

const SKILL_LABELS: readonly string[] = ['None', 'Some training', 'Technical', 'Developer']

/** The label of a value, or the value itself when this client does not know it yet. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] ?? value) : value

/** Alphabetical order, ignoring case and accents. */
export const compareLabels = (a: string, b: string): number => {
  const [left, right] = [withoutAccents(a), withoutAccents(b)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** Labels in a fixed order, so that equal sets read the same. */
export const labelsOf = (labels: Readonly<Record<string, string>>, values: readonly string[]): string[] =>
  values.map((value) => labelOf(labels, value)).sort(compareLabels)

/** The required skill, from level 1 (none) to 4 (developer); null outside that range. */
export const skillLabel = (level: number): string | null => SKILL_LABELS[level - 1] ?? null

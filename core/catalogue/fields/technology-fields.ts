/** The fields on how a tool can be used and connected, and what its vendor says about data; part of `TOOL_FIELDS`. */
import { INTEGRATIONS, PLATFORMS, PRIVACY_FLAGS } from '../vocabulary.ts'
import type { ToolFieldDefinition } from './field-types.ts'

/** Words of a closed vocabulary. */
export const WORDS = { kind: 'choices', initial: [], file: 'optional' } as const

export const TECHNOLOGY_FIELDS = {
  api_available: {
    kind: 'flag',
    initial: null,
    file: 'required',
    ownSource: true,
    description: 'Whether it has a documented public API; null when not known.',
    uses: ['engine', 'pages', 'search', 'comparison'],
    filter: {
      argument: 'Return only tools with a documented public API, or only tools without one.',
      count: 'The number of tools with a documented public API.',
    },
  },
  open_source: {
    kind: 'flag',
    initial: null,
    file: 'optional',
    description: 'Whether it is open source; null when not known.',
    uses: ['engine', 'pages', 'search', 'comparison'],
    filter: {
      argument: 'Return only open-source tools, or only others.',
      count: 'The number of open-source tools.',
    },
  },
  license: {
    kind: 'text',
    length: [2, 60],
    initial: null,
    file: 'optional',
    ownSource: true,
    description:
      'The license of an open-source tool or of a model with open weights, as an SPDX identifier or by name; null when not known.',
    uses: ['pages', 'comparison'],
  },
  mcp_server: {
    kind: 'flag',
    initial: null,
    file: 'optional',
    ownSource: true,
    description: 'Whether it has an MCP server of its own, with which AI assistants can use it; null when not known.',
    uses: ['engine', 'pages', 'search', 'comparison'],
    filter: {
      argument: 'Return only tools with an MCP server of their own, or only tools without one.',
      count: 'The number of tools with an MCP server of their own.',
    },
  },
  latest_release: {
    kind: 'text',
    length: [1, 40],
    initial: null,
    file: 'optional',
    ownSource: true,
    description: 'The version of its newest release; null when not known.',
  },
  latest_release_on: {
    kind: 'day',
    initial: null,
    file: 'optional',
    fact: 'latest_release',
    description: 'The day of its newest release; null when not known.',
  },
  /** In tokens. */
  context_window: {
    kind: 'integer',
    range: [1000, 100_000_000],
    initial: null,
    file: 'optional',
    ownSource: true,
    description: 'The largest context window among its current models, in tokens; null when not known.',
  },
  platforms: {
    kind: 'choices',
    words: PLATFORMS,
    min: 1,
    initial: [],
    file: 'required',
    description: 'The platforms it runs on.',
    uses: ['engine', 'pages', 'search', 'comparison'],
  },
  integrations: {
    ...WORDS,
    words: INTEGRATIONS,
    description: 'The products it integrates with, from a controlled vocabulary.',
    uses: ['engine', 'pages', 'search', 'comparison'],
  },
  privacy: {
    ...WORDS,
    words: PRIVACY_FLAGS,
    ownSource: true,
    description: "The vendor's public privacy claims, from a controlled vocabulary.",
    uses: ['engine', 'pages', 'search', 'comparison'],
  },
  privacy_url: {
    kind: 'url',
    initial: null,
    file: 'optional',
    fact: 'privacy',
    description: "The vendor's page that makes the privacy claims.",
    uses: ['engine'],
  },
} as const satisfies Record<string, ToolFieldDefinition>

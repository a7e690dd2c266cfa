/** Variables of the language model. */
import { z } from 'zod'
import { isLoopbackHost } from './platform/loopback.ts'

export type LlmConfig = Readonly<{ baseUrl: string; apiKey: string | undefined; model: string }>

const llmBaseUrl = z.string().refine((value) => {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash
}, 'must be an http or https URL without credentials or query, such as https://llm.example/v1')

export const LLM_VARIABLES = {
  LLM_BASE_URL: llmBaseUrl.optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be a key without spaces')
    .optional(),
  LLM_MODEL: z.string().max(200, 'must be a model name').optional(),
}

type LlmVariables = {
  readonly LLM_BASE_URL?: string | undefined
  readonly LLM_MODEL?: string | undefined
  readonly LLM_API_KEY?: string | undefined
}

/** Whether requests to this URL are private: encrypted, or local. */
const staysPrivate = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || isLoopbackHost(hostname)
}

/** Contradictions between the variables of the language model, with the variable that each is reported for. */
export const llmProblems = (values: LlmVariables): (readonly [string, string])[] => {
  const { LLM_BASE_URL: address, LLM_MODEL: model, LLM_API_KEY: key } = values
  const problems: (readonly [string, string])[] = []
  if (address !== undefined && model === undefined) problems.push(['LLM_MODEL', 'must be set when LLM_BASE_URL is'])
  if (address === undefined && model !== undefined) problems.push(['LLM_BASE_URL', 'must be set when LLM_MODEL is'])
  if (address === undefined && key !== undefined) problems.push(['LLM_BASE_URL', 'must be set when LLM_API_KEY is'])
  if (address !== undefined && key !== undefined && !staysPrivate(address)) {
    problems.push(['LLM_BASE_URL', 'must begin with https:// when LLM_API_KEY is set, unless it is on this machine'])
  }
  return problems
}

export const llmOf = ({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: LlmVariables): LlmConfig | undefined =>
  LLM_BASE_URL === undefined || LLM_MODEL === undefined
    ? undefined
    : Object.freeze({ baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY, model: LLM_MODEL })

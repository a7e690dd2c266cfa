import { isLoopbackHost } from './platform/loopback.ts'

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

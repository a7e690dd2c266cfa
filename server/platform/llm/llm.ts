import { z } from 'zod'
import type { CircuitBreaker } from '../circuit-breaker.ts'
import { OutboundError, postJson } from './post-json.ts'

/** Instructions, and data that must not be taken for instructions. */
type Prompt = { readonly system: string; readonly data: unknown; readonly maxTokens: number }

/** A language model. Rejects without a usable response in time. */
export type Llm = {
  /** The model name, part of cache keys. */
  readonly model: string
  /** The JSON written by the model. */
  ask(prompt: Prompt, deadlineMs: number): Promise<unknown>
}

type LlmOptions = {
  /** Origin and path before `/chat/completions`. */
  readonly baseUrl: string
  readonly apiKey: string | undefined
  readonly model: string
  readonly breaker: CircuitBreaker
  /** Concurrent calls; more are rejected rather than queued. */
  readonly maxConcurrent?: number
}

const MAX_BYTES = 262_144

const completionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** A provider with OpenAI's chat completions API, like most. */
export const createLlm = ({ baseUrl, apiKey, model, breaker, maxConcurrent = 4 }: LlmOptions): Llm => {
  const url = new URL(`${baseUrl.replace(/\/+$/, '')}/chat/completions`)
  let inProgress = 0

  const call = async ({ system, data, maxTokens }: Prompt, deadlineMs: number): Promise<unknown> => {
    const answer = await postJson(url, {
      headers: apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
      body: {
        model,
        temperature: 0,
        max_tokens: maxTokens,
        response_format: { type: 'json_object' },
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: JSON.stringify(data) },
        ],
      },
      deadlineMs,
      maxBytes: MAX_BYTES,
    })
    const completion = completionSchema.safeParse(answer)
    const [choice] = completion.success ? completion.data.choices : []
    if (choice === undefined) throw new OutboundError('returned a response in an unexpected format')
    try {
      return JSON.parse(choice.message.content) as unknown
    } catch (error) {
      throw new OutboundError('returned text that is not JSON', { cause: error })
    }
  }

  return {
    model,
    ask: async (prompt, deadlineMs) => {
      if (inProgress >= maxConcurrent) throw new OutboundError('has too many concurrent requests')
      inProgress += 1
      try {
        return await breaker(() => call(prompt, deadlineMs))
      } finally {
        inProgress -= 1
      }
    },
  }
}

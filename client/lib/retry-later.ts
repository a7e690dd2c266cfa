/** When to send a failed request again. Loaded after the first failure. */
import { ServerError } from '@apollo/client/errors'

const FIRST_MS = 2000
const LONGEST_MS = 60_000
/** The upper limit for Retry-After. */
const MAX_RETRY_AFTER_MS = 600_000

/** The delay of a response's `Retry-After` header, in milliseconds: a number of seconds or a date; 0 without it. */
function retryAfterOf(failure: unknown, now: number): number {
  const text = ServerError.is(failure) ? failure.response.headers.get('retry-after') : null
  if (text === null) return 0
  const delay = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isFinite(delay) ? Math.min(Math.max(delay, 0), MAX_RETRY_AFTER_MS) : 0
}

/**
 * Milliseconds until a failed request is retried: doubles after each retry, and is never less than the server requests.
 * Random jitter between half and the full delay keeps browsers from retrying all at once.
 */
function retryDelay(failure: unknown, retries: number): number {
  const backOff = Math.min(FIRST_MS * 2 ** retries, LONGEST_MS)
  return retryAfterOf(failure, Date.now()) + backOff * (0.5 + Math.random() / 2)
}

type RetryOptions = {
  readonly failure: unknown
  /** The number of earlier retries. */
  readonly retries: number
  /** Sends the request again; receives the number of retries including this one. */
  readonly retry: (retries: number) => void
}

/** Retries a failed request with back-off, and when the browser is online again. Returns a function that stops it. */
export function retryLater({ failure, retries, retry }: RetryOptions): () => void {
  let timer: ReturnType<typeof setTimeout>
  let sent = retries
  const wait = () => {
    timer = setTimeout(request, retryDelay(failure, sent))
  }
  const request = () => {
    clearTimeout(timer)
    sent++
    retry(sent)
    wait()
  }
  wait()
  window.addEventListener('online', request)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', request)
  }
}

const running = new Map<string, { users: number; readonly stop: () => void }>()

/** Retries once for all callers with the same name. The returned function leaves; the last one to leave ends it. */
export function joinRetry(name: string, options: RetryOptions): () => void {
  const retry = running.get(name) ?? { users: 0, stop: retryLater(options) }
  retry.users++
  running.set(name, retry)
  return () => {
    retry.users--
    if (retry.users > 0) return
    running.delete(name)
    retry.stop()
  }
}

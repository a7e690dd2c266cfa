/** Sends messages to servers of others without SSRF into our own network. */
import { createUrlCheck, OutsideFetchError, requestPinned } from './outside-fetch.ts'

type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Returns the status of the response, whatever it is. Throws OutsideFetchError without a response. */
export type OutsidePost = (url: string, message: Message) => Promise<number>

type OutsidePostOptions = Parameters<typeof createUrlCheck>[0] & { readonly deadlineMs: number }

/** Posts a message to the checked address, without redirects and cookies. The body of the response is not read. */
export const createOutsidePost = ({ deadlineMs, ...options }: OutsidePostOptions): OutsidePost => {
  const check = createUrlCheck(options)
  return async (text, { headers, body }) => {
    const target = await check(text, deadlineMs)
    return new Promise((resolve, reject) => {
      const length = String(Buffer.byteLength(body))
      const call = requestPinned(target, { method: 'POST', headers: { ...headers, 'content-length': length } })
      const end = (settle: () => void): void => {
        clearTimeout(timer)
        call.destroy()
        settle()
      }
      const fail = (reason: string, cause?: unknown) => end(() => reject(new OutsideFetchError(reason, { cause })))
      const timer = setTimeout(() => fail('The server took too long.'), Math.max(1, target.deadlineMs))
      call.on('error', (error) => fail('The server could not be reached.', error))
      call.on('response', ({ statusCode = 0 }) => end(() => resolve(statusCode)))
      call.end(body)
    })
  }
}

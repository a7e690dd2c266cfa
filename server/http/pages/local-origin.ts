/** Other names of this machine, whose pages move to the public URL. */
import type { IncomingHttpHeaders } from 'node:http'
import { isLoopbackHost } from '../../platform/loopback.ts'

/** Whether a request opens a page under another origin than the public one, where the visitor would be signed out. */
export type OpensElsewhere = (headers: IncomingHttpHeaders) => boolean

/**
 * `http://127.0.0.1:4000` and `http://localhost:4000` are two origins with separate sessions, and links in emails and
 * the checkout lead to the public one. Only on this machine, and only for a browser's own navigation.
 */
export const createOriginCheck = (publicUrl: string): OpensElsewhere => {
  const { host: publicHost, hostname, port, protocol } = new URL(publicUrl)
  if (protocol !== 'http:' || !isLoopbackHost(hostname)) return () => false
  return ({ host = '', accept = '', 'sec-fetch-mode': mode = 'navigate' }) => {
    if (host === publicHost || mode !== 'navigate' || !accept.includes('text/html')) return false
    const url = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : null
    // Another port is another program, such as a proxy.
    return url !== null && url.host !== publicHost && url.port === port && isLoopbackHost(url.hostname)
  }
}

import { reasonOf } from '#server/platform/failure-reason.ts'
import { isLoopbackHost } from '#server/platform/loopback.ts'
import { type Finding, ok, warning } from './finding.ts'

const SUBJECT = 'public URL'
const TIMEOUT_MS = 5_000
/** What a proxy answers when it reaches no instance. */
const OF_PROXIES = [502, 503, 504]

const isProduct = async (response: Response): Promise<boolean> => {
  const answer: unknown = await response.json().catch(() => null)
  return response.ok && (answer as { status?: unknown } | null)?.status === 'ok'
}

function explain(host: string, error: unknown): Finding {
  // `fetch` keeps the reason in the cause.
  const { cause = error } = error as { cause?: unknown }
  const { code = '' } = cause as { code?: string }
  if (code === 'ENOTFOUND') {
    const mend = 'Create a DNS record that leads to the proxy, or correct PUBLIC_URL.'
    return warning(SUBJECT, `DNS has no address of ${host}`, mend)
  }
  // The texts of OpenSSL have several lines and say less than the code.
  if (code.startsWith('ERR_SSL_')) {
    const mend = 'Let the proxy serve this host (DOMAIN of ops/Caddyfile), or correct PUBLIC_URL.'
    return warning(SUBJECT, `the proxy refuses TLS for ${host} (${code})`, mend)
  }
  const mend =
    'Start the proxy with a valid certificate, open its port, or correct PUBLIC_URL. In some networks a machine cannot reach its own public address.'
  return warning(SUBJECT, `this machine cannot reach ${host}: ${reasonOf(cause)}`, mend)
}

/** Whether the URL that visitors use leads to the product. Warnings only: it may be reachable for visitors alone. */
export async function checkPublicUrl(
  { publicUrl }: { readonly publicUrl: string },
  ask: typeof fetch = fetch,
): Promise<Finding[]> {
  const { host, hostname } = new URL(publicUrl)
  if (isLoopbackHost(hostname)) return []
  try {
    const response = await ask(`${publicUrl}/health/live`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (await isProduct(response)) return [ok(SUBJECT, `${host} leads to the product`)]
    const text = `${host} answers with status ${response.status}`
    if (OF_PROXIES.includes(response.status)) {
      const mend = 'Start the instances, or correct their addresses in the proxy (UPSTREAMS of ops/Caddyfile).'
      return [warning(SUBJECT, `${text}: the proxy reaches no instance`, mend)]
    }
    const mend = 'Correct PUBLIC_URL, the DNS record of its host, or what the proxy does with it.'
    return [warning(SUBJECT, `${text}, which is not the product`, mend)]
  } catch (error) {
    return [explain(host, error)]
  }
}

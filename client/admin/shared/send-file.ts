import { storedToken } from '../../lib/stored-session.ts'

/**
 * Sends a file to an endpoint with a higher size limit than the API. `reply` is null when the response is not JSON,
 * such as a proxy's. Rejects when the server is unreachable.
 */
export async function sendFile<Reply>(address: string, contentType: string, body: Blob) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': contentType, authorization: `Bearer ${storedToken() ?? ''}` },
    body,
  })
  const reply: Reply | null = await response.json().catch(() => null)
  return { status: response.status, reply }
}

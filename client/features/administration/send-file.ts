import { storedToken } from '../../lib/stored-session.ts'

/**
 * Sends a file to an address that takes more than the API does. `reply` is null when the response is no JSON, as that of
 * a proxy. Rejects when the server cannot be reached.
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

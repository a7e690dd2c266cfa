import { storedToken } from '../../../../lib/stored-session.ts'

/** Larger than what `/graphql` takes, so it has an entrance of its own. Rejects when the server cannot be reached. */
export async function uploadFile(
  file: File,
  month: string,
): Promise<{ readonly id: string } | { readonly message: string | null }> {
  const query = new URLSearchParams({ name: file.name, ...(month === '' ? {} : { asOf: month }) })
  const response = await fetch(`/admin-files/catalogue?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${storedToken()}`, 'content-type': 'text/csv' },
    body: file,
  })
  if (response.status === 413) return { message: 'The file is larger than 5 MB.' }
  const answer = (await response.json()) as { id?: string; error?: { message?: string } }
  return answer.id === undefined ? { message: answer.error?.message ?? null } : { id: answer.id }
}

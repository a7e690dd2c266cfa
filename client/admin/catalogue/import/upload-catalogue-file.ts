import { sendFile } from '../../shared/send-file.ts'

type Reply = { readonly id?: string; readonly error?: { readonly message?: string } }

/** `message` is null when the server gives no reason. Rejects when the server is unreachable. */
export async function uploadCatalogueFile(
  file: File,
  month: string,
): Promise<{ readonly id: string } | { readonly message: string | null }> {
  const query = new URLSearchParams({ name: file.name, ...(month === '' ? {} : { asOf: month }) })
  const { status, reply } = await sendFile<Reply>(`/admin-files/catalogue?${query}`, 'text/csv', file)
  if (status === 413) return { message: 'The file is larger than 5 MB.' }
  return reply?.id === undefined ? { message: reply?.error?.message ?? null } : { id: reply.id }
}

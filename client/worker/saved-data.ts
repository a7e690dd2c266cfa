/** The catalog's data on the device. */

/** Below this age, in milliseconds, data is not requested again. */
const FRESH_MS = 3_600_000
/** The most that all files together may take; a larger catalog is not kept. */
const MAX_BYTES = 24_000_000

type Keep = {
  readonly cache: Cache
  /** Paths that must be of one state of the catalog. */
  readonly files: readonly string[]
  readonly fetch: (path: string, options: RequestInit) => Promise<Response>
}

const ageOf = (response: Response | undefined): number =>
  response === undefined ? Number.POSITIVE_INFINITY : Date.now() - Date.parse(response.headers.get('date') ?? '')

/** The revision of the catalog that a file shows; null while the catalog changes. */
const revisionOf = ({ headers }: Response): string | null => headers.get('x-catalogue-revision')

/** Saves the files, all of the same revision or none. Unchanged ones are not transferred again: they have an ETag. */
export async function keepData({ cache, files, fetch }: Keep): Promise<void> {
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const ages = await Promise.all(files.map(async (file) => ageOf(await cache.match(file))))
  if (ages.every((age) => age < FRESH_MS)) return
  const all = [...new Set([...kept, ...files])]
  const responses = await Promise.all(all.map((file) => fetch(file, { cache: 'no-cache', priority: 'low' })))
  const [revision, ...others] = responses.map(revisionOf)
  if (!responses.every(({ ok }) => ok) || revision === null || others.some((other) => other !== revision)) return
  const sizes = await Promise.all(responses.map(async (response) => (await response.clone().blob()).size))
  if (sizes.reduce((sum, size) => sum + size, 0) > MAX_BYTES) {
    await Promise.all(all.map((file) => cache.delete(file)))
    return
  }
  await Promise.all(all.map((file, index) => cache.put(file, responses[index] as Response)))
}

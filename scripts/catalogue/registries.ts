/** Asks the registries of packages for licenses and releases. */
import { z } from 'zod'
import { spdxLicense } from '#core/catalogue/spdx-licenses.ts'

type Registry = 'npm' | 'pypi' | 'github'

/** The URLs of the registries, without a slash at the end. */
export type Registries = Readonly<Record<Registry, string>>

export const REGISTRIES: Registries = {
  npm: 'https://registry.npmjs.org',
  pypi: 'https://pypi.org',
  github: 'https://api.github.com',
}

type Release = { readonly version: string /** `YYYY-MM-DD`. */; readonly day: string }

/** What a registry knows of a package; null for what it does not say. */
export type PackageFacts = {
  /** An SPDX identifier. */
  readonly license: string | null
  /** The newest one that is not a prerelease. */
  readonly release: Release | null
  /** The page of the package. */
  readonly page: string
}

/** A registry that gives no usable response. `registry` is null if only this package is missing or unreadable. */
export class RegistryError extends Error {
  readonly registry: Registry | null

  constructor(message: string, registry: Registry | null) {
    super(message)
    this.name = 'RegistryError'
    this.registry = registry
  }
}

const TIMEOUT_MS = 60_000
const USER_AGENT = 'toolfinch-catalogue'

/** The JSON at a URL; null for 404. Throws RegistryError. */
const readJson = async (registry: Registry, url: string): Promise<unknown> => {
  let response: Response
  try {
    response = await fetch(url, {
      headers: { accept: 'application/json', 'user-agent': USER_AGENT },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return (await response.json()) as unknown
  } catch (error) {
    throw new RegistryError(`gives no response (${(error as Error).message})`, registry)
  }
  if (response.status === 404) return null
  throw new RegistryError(`responds with ${response.status}`, registry)
}

const dayOf = (moment: string): string => moment.slice(0, 'YYYY-MM-DD'.length)

const parsed = <T extends z.ZodType>(schema: T, value: unknown): z.output<T> => {
  if (value === null) throw new RegistryError('has no such package', null)
  const result = schema.safeParse(value)
  if (!result.success) throw new RegistryError(`has an unreadable record: ${z.prettifyError(result.error)}`, null)
  return result.data
}

const momentSchema = z.string().regex(/^\d{4}-\d\d-\d\dT/)

const npmSchema = z.object({
  'dist-tags': z.object({ latest: z.string() }),
  versions: z.record(z.string(), z.object({ license: z.unknown().optional() })),
  time: z.record(z.string(), z.string()),
})

const npmFacts = async (origin: string, name: string): Promise<PackageFacts> => {
  const record = parsed(npmSchema, await readJson('npm', `${origin}/${name.replace('/', '%2F')}`))
  const version = record['dist-tags'].latest
  const moment = momentSchema.safeParse(record.time[version]).data
  return {
    license: spdxLicense(record.versions[version]?.license),
    release: version.includes('-') || moment === undefined ? null : { version, day: dayOf(moment) },
    page: `https://www.npmjs.com/package/${name}`,
  }
}

const pypiSchema = z.object({
  info: z.object({
    version: z.string(),
    license: z.string().nullish(),
    license_expression: z.string().nullish(),
    yanked: z.boolean().nullish(),
  }),
  urls: z.array(z.object({ upload_time_iso_8601: momentSchema })),
})

/** `1.0a1`, `1.0rc2`, `1.0.dev3`: PEP 440. */
const PYTHON_PRERELEASE = /(?:a|b|rc|dev)\d*$/

const pypiFacts = async (origin: string, name: string): Promise<PackageFacts> => {
  const { info, urls } = parsed(pypiSchema, await readJson('pypi', `${origin}/pypi/${name}/json`))
  const { version } = info
  const [first] = urls.map((file) => dayOf(file.upload_time_iso_8601)).sort()
  const isRelease = info.yanked !== true && !PYTHON_PRERELEASE.test(version)
  return {
    license: spdxLicense(info.license_expression) ?? spdxLicense(info.license),
    release: isRelease && first !== undefined ? { version, day: first } : null,
    page: `https://pypi.org/project/${name}/`,
  }
}

const repositorySchema = z.object({ license: z.object({ spdx_id: z.string().nullable() }).nullable() })
const releaseSchema = z.object({ tag_name: z.string(), published_at: momentSchema, prerelease: z.boolean() })

const githubFacts = async (origin: string, name: string): Promise<PackageFacts> => {
  const repository = parsed(repositorySchema, await readJson('github', `${origin}/repos/${name}`))
  const latest = await readJson('github', `${origin}/repos/${name}/releases/latest`)
  const release = latest === null ? null : parsed(releaseSchema, latest)
  return {
    license: spdxLicense(repository.license?.spdx_id),
    release:
      release === null || release.prerelease
        ? null
        : { version: release.tag_name.replace(/^v(?=\d)/, ''), day: dayOf(release.published_at) },
    page: `https://github.com/${name}`,
  }
}

const READERS: Readonly<Record<Registry, (origin: string, name: string) => Promise<PackageFacts>>> = {
  npm: npmFacts,
  pypi: pypiFacts,
  github: githubFacts,
}

/** The registry and the name in a value of `packages.json`. */
export const packageOf = (text: string): { readonly registry: Registry; readonly name: string } => {
  const colon = text.indexOf(':')
  return { registry: text.slice(0, colon) as Registry, name: text.slice(colon + 1) }
}

/** What the registry says about a package such as `npm:promptfoo`. Throws RegistryError. */
export const packageFacts = (registries: Registries, text: string): Promise<PackageFacts> => {
  const { registry, name } = packageOf(text)
  return READERS[registry](registries[registry], name)
}

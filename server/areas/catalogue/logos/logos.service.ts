/** Uploaded logos. A tool shows one when its field `logo` names it, which is an edit like any other. */
import { createHash } from 'node:crypto'
import { LOGO_FILE, readLogoPath } from '#core/catalogue/logo-file.ts'
import { DAY_MS } from '#core/durations.ts'
import { InvalidInputError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import { createSvgRenderer } from '#server/platform/drawing/svg-renderer.ts'
import { createLogoImages } from './logo-images.ts'

export type LogosService = ReturnType<typeof createLogosService>

/** A served file. */
type ServedLogo = {
  readonly contentType: 'image/svg+xml' | 'image/png'
  /** Base64. */
  readonly data: string
}

const CONTENT_TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const
/** How long an upload waits for its edit, and how long an edit of a logo can be undone. */
const KEEP_DAYS = 30
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** Throws InvalidInputError for a name without a stored file. */
export const checkLogoIsStored = async (
  tx: Pick<TransactionClient, 'logoFile'>,
  changes: readonly { readonly field: string; readonly value: string }[],
): Promise<void> => {
  const file = changes.find(({ field }) => field === 'logo')?.value
  if (!file || !LOGO_FILE.test(file)) return
  const stored = await tx.logoFile.findUnique({ where: { file }, select: { file: true } })
  if (stored === null) throw new InvalidInputError('"logo" is not stored anymore. Upload it again.', 'logo')
}

export const createLogosService = ({ database, clock }: { database: Database; clock: Clock }) => {
  const { prisma } = database
  const renderer = createSvgRenderer()
  const readImages = createLogoImages(renderer)

  /** Stores an upload; the caller has authorized it. Returns the file's name. Throws InvalidInputError. */
  const store = async (data: string): Promise<string> => {
    if (!BASE64.test(data)) throw new InvalidInputError('The file must be in base64.', 'data')
    const { type, light, dark } = await readImages(Buffer.from(data, 'base64'))
    const hash = createHash('sha256').update(light).update('\0').update(dark).digest('hex').slice(0, 32)
    const file = `${hash}.${type}`
    const content = { light: light.toString('base64'), dark: dark.toString('base64'), createdAt: clock.now() }
    await prisma.logoFile.upsert({
      where: { file },
      create: { file, ...content },
      update: { createdAt: content.createdAt },
      select: { file: true },
    })
    return file
  }

  return {
    store,

    /** For an editor. Throws ForbiddenError, InvalidInputError. */
    upload: async (viewer: Viewer | null, data: string): Promise<string> => {
      authorize(viewer, 'tool:change', null)
      return store(data)
    },

    /** A file by its served name; null when there is none. */
    read: async (served: string): Promise<ServedLogo | null> => {
      const wanted = readLogoPath(served)
      const row = wanted && (await prisma.logoFile.findUnique({ where: { file: wanted.file } }))
      if (!row) return null
      const type = row.file.endsWith('.png') ? 'png' : 'svg'
      return { contentType: CONTENT_TYPES[type], data: wanted.isDark ? row.dark : row.light }
    },

    /** Removes the files that no tool shows, nobody proposes, and no recent edit could be undone to. */
    removeUnused: async (): Promise<void> => {
      const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS)
      await prisma.$executeRaw`
        DELETE FROM logo_files f
        WHERE f.created_at < ${before}
          AND NOT EXISTS (SELECT FROM tools t WHERE t.logo = f.file)
          AND NOT EXISTS (
            SELECT FROM tool_revisions r, jsonb_array_elements(r.changes) c
            WHERE r.state = 'open' AND c->>'field' = 'logo' AND c->>'value' = f.file)
          AND NOT EXISTS (
            SELECT FROM tool_changes c
            WHERE c.field = 'logo' AND c.at >= ${before} AND c.old_value = to_jsonb(f.file))`
    },

    close: renderer.close,
  }
}

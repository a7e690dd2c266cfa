import type { Viewer } from '#core/policy.ts'
import type { Database } from '#server/platform/database/database.ts'
import { clock } from './catalogue.ts'

/** An unverified member without a paid plan, with changes. */
export const viewerWith = (changes: Partial<Viewer> = {}): Viewer => ({
  id: '00000000-0000-7000-8000-00000000000a',
  sessionId: '00000000-0000-7000-8000-00000000000b',
  role: 'member',
  emailVerified: false,
  passwordGivenAt: new Date(0),
  secondFactor: 'optional',
  entitlement: { plan: 'basic', status: 'none', period: null, until: null },
  ...changes,
})

/** Stores an account without a password, and returns it as the viewer of a request. */
export const storeViewer = async (
  { prisma }: Pick<Database, 'prisma'>,
  email: string,
  { name = 'Ada', ...changes }: Partial<Viewer> & { readonly name?: string } = {},
): Promise<Viewer> => {
  const at = clock.now()
  const { id } = await prisma.user.create({ data: { email, name, createdAt: at, updatedAt: at } })
  return viewerWith({ id, ...changes })
}

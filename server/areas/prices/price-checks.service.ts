/** Editors' decisions on prices that a reading did not confirm. */
import { InvalidInputError, NotFoundError } from '#core/errors.ts'
import { authorize, type Viewer } from '#core/policy.ts'
import { isUuid } from '#core/uuid.ts'
import type { Prisma } from '#prisma/client/client.ts'
import type { Clock } from '../../platform/clock.ts'
import { recordAudit } from '../../platform/database/audit-log.ts'
import type { Database, TransactionClient } from '../../platform/database/database.ts'
import type { CatalogueArea } from '../catalogue/catalogue.area.ts'
import { storedTextOf } from './watch/price-check-texts.ts'

const WITH_TOOL = { tool: { select: { slug: true, name: true } } } as const
export type PriceCheckRow = Prisma.PriceCheckGetPayload<{ include: typeof WITH_TOOL }>

/** `still_right`: the stored prices are right, `corrected`: the editor changed them. */
type PriceCheckVerdict = 'still_right' | 'corrected' | 'dismissed'

export type PriceChecksService = ReturnType<typeof createPriceChecksService>

const NOT_FOUND = 'Price check not found.'
const CHANGED = 'The prices have changed since this reading. Settle it as corrected or dismiss it.'

export const createPriceChecksService = (dependencies: {
  database: Database
  clock: Clock
  catalogue: Pick<CatalogueArea, 'confirmPlans' | 'readPricePages' | 'lockCatalogue'>
}) => {
  const { database, clock, catalogue } = dependencies
  const { prisma } = database

  const confirm = async (tx: TransactionClient, actorId: string, item: PriceCheckRow): Promise<void> => {
    const { toolId, url, storedText } = item
    const page = (await catalogue.readPricePages(tx, toolId)).find((one) => one.url === url)
    const isSame = page !== undefined && storedTextOf(page.plans) === storedText
    const { plans } = page ?? { plans: [] }
    const isDone = isSame && (await catalogue.confirmPlans(tx, { toolId, url, plans, checkedBy: 'editor', actorId }))
    if (!isDone) throw new InvalidInputError(CHANGED, 'verdict')
  }

  return {
    /** Null when there is none. Throws ForbiddenError. */
    find: async (viewer: Viewer | null, id: string): Promise<PriceCheckRow | null> => {
      authorize(viewer, 'report:read', null)
      return isUuid(id) ? prisma.priceCheck.findUnique({ where: { id }, include: WITH_TOOL }) : null
    },

    /**
     * Settles an open item; `still_right` also dates the prices as checked by an editor.
     * @throws ForbiddenError, NotFoundError, InvalidInputError for a decided item, and for `still_right` when the prices
     * have changed since the reading
     */
    settle: async (viewer: Viewer | null, id: string, verdict: PriceCheckVerdict): Promise<PriceCheckRow> => {
      const { id: actorId } = authorize(viewer, 'report:settle', null)
      if (!isUuid(id)) throw new NotFoundError(NOT_FOUND)
      return database.transaction(async (tx) => {
        // Before the item, as the watch does.
        await catalogue.lockCatalogue(tx, clock)
        const item = await tx.priceCheck.findUnique({ where: { id }, include: WITH_TOOL })
        if (item === null) throw new NotFoundError(NOT_FOUND)
        if (item.state !== 'open') throw new InvalidInputError('This item has already been decided.', 'id')
        if (verdict === 'still_right') await confirm(tx, actorId, item)
        const state = verdict === 'corrected' ? 'accepted' : 'rejected'
        const data = { state, settledAt: clock.now(), deferredUntil: null } as const
        const action = `price_check.${verdict}`
        const entry = { actorId, action, subjectType: 'price_check', subjectId: id }
        await recordAudit(tx, clock, [{ ...entry, before: { tool: item.tool.slug, state: 'open' }, after: { state } }])
        return tx.priceCheck.update({ where: { id }, data, include: WITH_TOOL })
      })
    },
  }
}

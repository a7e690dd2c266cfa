/** Stores what a reading says about the prices of a tool: a confirmation, or an item of the queue. */
import type { PriceReadingOutcome } from '#prisma/client/client.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, TransactionClient } from '#server/platform/database/database.ts'
import type { CatalogueArea } from '../../catalogue/catalogue.area.ts'
import { storedTextOf } from './price-check-texts.ts'

type PricedTool = Awaited<ReturnType<CatalogueArea['readPricePages']>>[number]

type Problem = {
  readonly outcome: Extract<PriceReadingOutcome, 'disputed' | 'moved' | 'ended'>
  readonly detail: string
  /** The words of the page; empty when it was not read. */
  readonly foundText: string
}

export const createPriceCheckStore = (dependencies: {
  database: Database
  clock: Clock
  catalogue: Pick<CatalogueArea, 'confirmPlans' | 'lockCatalogue'>
}) => {
  const { database, clock, catalogue } = dependencies

  const closeItems = (tx: TransactionClient, { toolId, url }: PricedTool) =>
    tx.priceCheck.updateMany({
      where: { toolId, url, state: 'open' },
      data: { state: 'rejected', settledAt: clock.now(), deferredUntil: null },
    })

  return {
    /** Dates the plans and closes the open item. False when the plans have changed since they were compared. */
    confirm: (tool: PricedTool): Promise<boolean> =>
      database.transaction(async (tx) => {
        const { toolId, url, plans } = tool
        const isDone = await catalogue.confirmPlans(tx, { toolId, url, plans, checkedBy: 'watch', actorId: null })
        if (isDone) await closeItems(tx, tool)
        return isDone
      }),

    /** Adds an item, or updates the open one. What editors have decided with the same texts is not added again. */
    report: (tool: PricedTool, problem: Problem): Promise<void> =>
      database.transaction(async (tx) => {
        // Serializes with other readings and with decisions.
        await catalogue.lockCatalogue(tx, clock)
        const { toolId, url, plans } = tool
        const found = { ...problem, storedText: storedTextOf(plans), foundAt: clock.now() }
        const latest = await tx.priceCheck.findFirst({
          where: { toolId, url },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        })
        if (latest?.state === 'open') {
          await tx.priceCheck.update({ where: { id: latest.id }, data: found })
          return
        }
        const isDecided =
          latest?.outcome === found.outcome &&
          latest.detail === found.detail &&
          latest.storedText === found.storedText &&
          latest.foundText === found.foundText
        if (!isDecided) await tx.priceCheck.create({ data: { ...found, toolId, url, createdAt: clock.now() } })
      }),
  }
}

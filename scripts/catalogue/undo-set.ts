import { listChangeSets } from '#server/areas/catalogue/changes/change-sets.ts'
import { undoChangeSet } from '#server/areas/catalogue/changes/undo-change-set.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createProgress } from '../progress.ts'

const LISTED = 20
const MAX_PRINTED = 1_000

/** Undoes a change set (by default the newest import) and prints the conflicts. */
export const undoSet = async (database: Database, clock: Clock, id: string | null): Promise<void> => {
  const progress = createProgress()
  const conflicts: string[] = []
  const result = await undoChangeSet({
    database,
    clock,
    id,
    onProgress: (changes) => progress.show(null, `${changes} changes undone`),
    onConflict: ({ slug, field, message }) => {
      if (conflicts.length < MAX_PRINTED) conflicts.push(`${slug}${field === null ? '' : `, ${field}`}: ${message}`)
    },
  })
  progress.end()
  for (const conflict of conflicts) console.log(conflict)
  if (result.conflicts > conflicts.length) console.log(`... and ${result.conflicts - conflicts.length} more`)
  console.log(
    `Undid ${result.undone.source} (${result.undone.id}): ${result.removed} tools removed, ` +
      `${result.changed} reverted, ${result.created} restored, ${result.conflicts} values or tools left unchanged`,
  )
}

/** Prints the newest change sets. */
export const listSets = async (database: Database): Promise<void> => {
  const sets = await listChangeSets(database, LISTED)
  if (sets.length === 0) console.log('There are no change sets.')
  for (const { id, kind, state, source, created, changed, removed, refused, startedAt } of sets) {
    const counts = `${created} created, ${changed} changed, ${removed} removed, ${refused} refused`
    console.log(`${id}  ${startedAt.toISOString()}  ${kind.padEnd(10)}  ${state.padEnd(7)}  ${counts}  ${source}`)
  }
}

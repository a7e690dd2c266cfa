import { z } from 'zod'
import { EVENT_KINDS } from '../vocabulary.ts'
import { monthSchema, phrase } from './text-schemas.ts'

const eventSchema = z
  .strictObject({
    kind: z.enum(EVENT_KINDS),
    /** The day (`YYYY-MM-DD`) or month (`YYYY-MM`). */
    on: z.union([z.iso.date(), monthSchema], 'must be a day, YYYY-MM-DD, or a month, YYYY-MM'),
    /** The other party, such as the buyer; null when there is none or it is not known. */
    party: phrase(1, 80).nullable().default(null),
    /** The name before a tool was renamed or moved; null when it did not change. */
    former_name: phrase(2, 80).nullable().default(null),
    /** One sentence. */
    note: phrase(10, 200),
    /** The source. */
    url: z.httpUrl().max(2048),
  })
  .refine(({ kind, former_name: name }) => kind !== 'renamed' || name !== null, {
    path: ['former_name'],
    error: 'must be given for a new name',
  })
  .refine(({ kind, former_name: name }) => kind === 'renamed' || kind === 'moved' || name === null, {
    path: ['former_name'],
    error: 'must be null unless the tool was renamed or moved',
  })
export type EventRecord = z.infer<typeof eventSchema>

/** Newest first; of one kind at most one a day or month. */
export const eventsSchema = z
  .array(eventSchema)
  .max(20)
  .refine(
    (events) => events.every(({ on }, index) => index === 0 || on <= (events[index - 1]?.on ?? '')),
    'must be newest first',
  )
  .refine(
    (events) => new Set(events.map(({ kind, on }) => `${kind} ${on}`)).size === events.length,
    'must not repeat a kind and its date',
  )

/**
 * Loaded before the product with `node --import`: its clock differs from the machine's by the milliseconds in the file
 * CLOCK_FILE, which may change at any time. Timers and `performance.now()` go on, as when a machine's clock is set.
 */
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 20

const SystemDate = Date
const file = process.env.CLOCK_FILE
let offsetMs = 0

const look = (): void => {
  // Threads of the product have no environment, and need no clock.
  if (file !== undefined) offsetMs = Number(readFileSync(file, 'utf8'))
}
look()
setInterval(look, LOOK_EVERY_MS).unref()

const systemNow = SystemDate.now.bind(SystemDate)
const now = (): number => systemNow() + offsetMs

const ShiftedDate = new Proxy(SystemDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: (target) => new target(now()).toString(),
})
SystemDate.now = now
SystemDate.prototype.constructor = ShiftedDate
globalThis.Date = ShiftedDate

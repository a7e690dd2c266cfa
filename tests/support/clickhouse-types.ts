/** What ClickHouse accepts for a column in JSONEachRow. */

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const DATE_TIME = /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}$/

const isWhole = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most

/** Whether a value fits a type. Throws for a type that the table does not use. */
export const fits = (type: string, value: unknown): boolean => {
  const inner = /^(Nullable|LowCardinality)\((.+)\)$/.exec(type)
  if (inner?.[1] === 'Nullable') return value === null || fits(inner[2] ?? '', value)
  if (inner?.[1] === 'LowCardinality') return fits(inner[2] ?? '', value)
  switch (type) {
    case 'UUID':
      return typeof value === 'string' && UUID.test(value)
    case 'String':
      return typeof value === 'string'
    case 'Bool':
      return typeof value === 'boolean'
    case 'Float64':
      return typeof value === 'number'
    case 'UInt32':
      return isWhole(value, 2 ** 32 - 1)
    case 'UInt64':
      return isWhole(value, Number.MAX_SAFE_INTEGER)
    case "DateTime64(3, 'UTC')":
      return typeof value === 'string' && DATE_TIME.test(value)
    default:
      throw new Error(`The type ${type} is unknown.`)
  }
}

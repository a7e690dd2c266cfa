// @chunk parts
/** GraphQL enum values are uppercase, those of core lowercase. */
export const fromEnum = <T extends string>(value: T): Lowercase<T> => value.toLowerCase() as Lowercase<T>
export const toEnum = <T extends string>(value: T): Uppercase<T> => value.toUpperCase() as Uppercase<T>

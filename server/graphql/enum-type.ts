import { builder } from './builder.ts'

/** An enum of these values, with their descriptions; its names are the values in upper case. */
export const enumType = <Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
) =>
  builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries<string>(values).map(([value, text]) => [value.toUpperCase(), { value, description: text }]),
    ) as Record<Uppercase<Value>, { value: Value; description: string }>,
  })

import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from 'graphql'

type Described = { description?: string | null }

/** Members of a type by name: `Type.field`, `Type.field(argument)`, `Enum.VALUE`. */
function membersOf(type: GraphQLNamedType): [string, Described][] {
  if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value])
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field])
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field): [string, Described][] => [
    [`${type.name}.${field.name}`, field],
    ...field.args.map((argument): [string, Described] => [`${type.name}.${field.name}(${argument.name})`, argument]),
  ])
}

/** Everything in the schema without a description, or with one that only repeats its name. */
export function undescribed(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
  )
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive))
  const all: [string, Described][] = [
    ...types.flatMap((type): [string, Described][] => [[type.name, type], ...membersOf(type)]),
    ...directives.flatMap((directive): [string, Described][] => [
      [`@${directive.name}`, directive],
      ...directive.args.map((argument): [string, Described] => [`@${directive.name}(${argument.name})`, argument]),
    ]),
  ]
  return all.filter(([name, { description }]) => saysNothing(name, description)).map(([name]) => name)
}

function saysNothing(name: string, description: string | null | undefined): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const own = /([^.(@]+)\)?$/.exec(name)?.[1] ?? name
  return !description?.trim() || bare(description) === bare(own)
}

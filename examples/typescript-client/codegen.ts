import type { CodegenConfig } from '@graphql-codegen/cli'

const server = process.env.TOOLFINCH_URL

/** Types of the operations in `client.ts`. Without a server, the schema is read from this repository. */
const config: CodegenConfig = {
  schema: server === undefined ? 'schema.public.graphql' : `${server}/graphql`,
  documents: `${import.meta.dirname}/client.ts`,
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  config: { documentMode: 'string', enumsAsTypes: true, useTypeImports: true },
  generates: {
    [`${import.meta.dirname}/gql/`]: {
      preset: 'client',
      presetConfig: { fragmentMasking: false, skipIndexFile: true },
    },
  },
}

export default config

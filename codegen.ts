import type { CodegenConfig } from '@graphql-codegen/cli'

/** Options of the client preset for both sides. */
const side: NonNullable<CodegenConfig['generates']>[string] = {
  preset: 'client',
  presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' }, skipIndexFile: true },
}

/** Types of the GraphQL documents in the sources: npm run codegen. Each side has its own documents and types. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  config: {
    enumsAsTypes: true,
    // Unchanged names, so that operations can be found by searching.
    namingConvention: 'keep',
    useTypeImports: true,
    strictScalars: true,
    scalars: { Month: 'string', Date: 'string', DateTime: 'string' },
  },
  generates: {
    'client/gql/': { ...side, documents: ['client/**/*.{ts,tsx}', '!client/gql/**'] },
    'client/gql/possible-types.ts': {
      documents: ['client/**/*.{ts,tsx}', '!client/gql/**'],
      plugins: ['./scripts/possible-types.ts'],
    },
    'client/gql/public-fields.ts': { plugins: ['./scripts/public-fields.ts'] },
    'server/http/gql/': { ...side, documents: ['server/http/**/*.ts', '!server/http/gql/**'] },
  },
}

export default config

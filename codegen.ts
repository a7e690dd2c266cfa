import type { CodegenConfig } from '@graphql-codegen/cli'

const shared = {
  preset: 'client' as const,
  presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' }, skipIndexFile: true },
  config: {
    enumsAsTypes: true,
    // Names as they are written, so that an operation is found by searching for it.
    namingConvention: 'keep',
    useTypeImports: true,
    strictScalars: true,
    scalars: { Month: 'string', Date: 'string', DateTime: 'string' },
  },
}

const config: CodegenConfig = {
  schema: 'schema.graphql',
  importExtension: '.ts',
  // A side without operations still gets its (empty) output.
  ignoreNoDocuments: true,
  generates: {
    'client/gql/': { ...shared, documents: ['client/**/*.{ts,tsx}', '!client/gql/**'] },
    'server/http/gql/': { ...shared, documents: ['server/http/**/*.ts', '!server/http/gql/**'] },
  },
}

export default config

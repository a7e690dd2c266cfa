import type { CodegenConfig } from '@graphql-codegen/cli'

/** Each side has its own documents and types. A side without documents still gets (empty) output. */
const CLIENT_DOCUMENTS = ['client/**/*.{ts,tsx}', '!client/gql/**']
const SERVER_DOCUMENTS = ['server/http/**/*.ts', '!server/http/gql/**']

const typedDocuments = {
  preset: 'client' as const,
  presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' }, skipIndexFile: true },
}

/** Types of the GraphQL documents in the sources: npm run codegen. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  config: {
    enumsAsTypes: true,
    // Unchanged names, so that operations can be found by searching.
    namingConvention: 'keep',
    useTypeImports: true,
    strictScalars: true,
    scalars: { Month: 'string', Date: 'string', DateTime: 'string', JSON: 'unknown' },
  },
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  generates: {
    'client/gql/': { ...typedDocuments, documents: CLIENT_DOCUMENTS },
    'client/gql/possible-types.ts': { plugins: ['./scripts/codegen/possible-types.ts'], documents: CLIENT_DOCUMENTS },
    'client/gql/public-fields.ts': { plugins: ['./scripts/codegen/public-fields.ts'] },
    'server/http/gql/': { ...typedDocuments, documents: SERVER_DOCUMENTS },
  },
}

export default config

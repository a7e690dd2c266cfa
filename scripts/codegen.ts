/** Types of the GraphQL documents in the sources, as the generator's client preset writes them: npm run codegen. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { preset } from '@graphql-codegen/client-preset'
import { codegen } from '@graphql-codegen/core'
import { buildSchema, lexicographicSortSchema, parse } from 'graphql'
import ts from 'typescript'
import { possibleTypesModule, possibleTypesOf } from './possible-types.ts'

/** Each side has its own documents and gets its own types. A side without documents still gets its (empty) output. */
const SIDES = [
  { output: 'client/gql/', sources: 'client/**/*.{ts,tsx}' },
  { output: 'server/http/gql/', sources: 'server/http/**/*.ts' },
]

/** The side that has a normalized cache. */
const CACHE_OUTPUT = 'client/gql/'

const CONFIG = {
  enumsAsTypes: true,
  // Names as they are written, so that an operation is found by searching for it.
  namingConvention: 'keep',
  useTypeImports: true,
  strictScalars: true,
  scalars: { Month: 'string', Date: 'string', DateTime: 'string' },
  importExtension: '.ts' as const,
  emitLegacyCommonJSImports: false,
}

const PRESET = { fragmentMasking: { unmaskFunctionName: 'readFragment' }, skipIndexFile: true }

/**
 * The texts of all graphql`...` calls of a module, in order.
 * @throws Error for a call whose argument is no plain template, because its text is not known before it runs
 */
export function graphqlCalls(file: string, code: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'graphql') {
      const [argument] = node.arguments
      if (argument === undefined || !ts.isNoSubstitutionTemplateLiteral(argument)) {
        throw new Error(`${file}: graphql() takes one template without expressions`)
      }
      found.push(argument.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : undefined),
  )
  return found
}

/** Reads the sources below `root` and gives back the generated files; writes nothing. */
export async function generate(root: string): Promise<{ filename: string; content: string }[]> {
  const schemaAst = lexicographicSortSchema(buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8')))
  const schema = parse(readFileSync(join(root, 'schema.graphql'), 'utf8'))
  const files: { filename: string; content: string }[] = []
  for (const { output, sources } of SIDES) {
    const documents = globSync(sources, { cwd: root })
      .filter((file) => !file.startsWith(output))
      .sort()
      .flatMap((file) => {
        const texts = graphqlCalls(file, readFileSync(join(root, file), 'utf8'))
        return texts.map((rawSDL) => ({ location: join(root, file), rawSDL, document: parse(rawSDL) }))
      })
    const parts = await preset.buildGeneratesSection({
      baseOutputDir: output,
      presetConfig: PRESET,
      plugins: [],
      pluginMap: {},
      schema,
      schemaAst,
      documents,
      config: CONFIG,
      documentTransforms: [],
    })
    for (const part of parts) files.push({ filename: part.filename, content: await codegen({ ...part, ...CONFIG }) })
    if (output === CACHE_OUTPUT) {
      const types = possibleTypesOf(
        schemaAst,
        documents.map(({ document }) => document),
      )
      files.push({ filename: `${output}possible-types.ts`, content: possibleTypesModule(types) })
    }
  }
  return files
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  for (const { filename, content } of await generate(root)) {
    mkdirSync(dirname(join(root, filename)), { recursive: true })
    writeFileSync(join(root, filename), content)
  }
}

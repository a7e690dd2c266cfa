/**
 * Import rules. Every pattern is anchored at the project root, so that no rule matches by accident, and every rule has
 * a small tree in tests/architecture/fixtures that must break this rule and no other.
 */

/** Imports that are removed when types are stripped; they have no effect at run time. */
const TYPES_ONLY = ['type-only', 'type-import']

/** Packages, regardless of where npm installed them. */
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`

/** Features that may use other features. Keep the list acyclic: a feature on the right side must not be on the left. */
const FEATURE_IMPORTS = {
  catalogue: ['collections', 'favorites', 'prices', 'ratings', 'recommendations', 'reviews', 'support'],
  palette: ['accounts', 'favorites'],
}
const featureNames = Object.keys(FEATURE_IMPORTS).join('|')
for (const used of Object.values(FEATURE_IMPORTS).flat()) {
  if (used in FEATURE_IMPORTS) throw new Error(`The list of features is no longer acyclic: ${used} is on both sides`)
}

const forbidden = [
  {
    name: 'no-cycle',
    comment: 'Modules in a run-time cycle cannot be read, loaded or tested on their own.',
    from: { path: '^(core|server|payment-simulator|client|prisma|scripts|lab|tests|e2e)/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: TYPES_ONLY } },
  },
  {
    name: 'no-cycle-in-scripts',
    comment: 'A program needs a clear starting point for reading; types shared by its files go into a separate file.',
    from: { path: '^(scripts|lab)/' },
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    comment: 'Other rules do not see imports that cannot be resolved.',
    from: {},
    // A types-only package has no module to resolve to.
    to: { couldNotResolve: true, pathNot: ['\\?(raw|url|inline)$', '^@graphql-typed-document-node/core$'] },
  },
  {
    name: 'no-dev-dependency-in-product',
    comment:
      'The server runs with runtime dependencies only; a development package would be missing there. Peers are loaded only if configured.',
    from: { path: '^(core|server|payment-simulator)/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: TYPES_ONLY, pathNot: npm('vite', '@opentelemetry') },
  },

  {
    name: 'examples-stand-alone',
    comment: 'An example is copied into the project of somebody else, where the product does not exist.',
    from: { path: '^examples/' },
    to: { path: '^(core|server|payment-simulator|client|prisma|scripts|lab|tests|e2e)/' },
  },

  {
    name: 'payment-simulator-only-in-composition',
    comment: 'The product uses the interface of a payment provider; only the composition root chooses the simulator.',
    from: { path: '^(core|server|client|prisma)/', pathNot: '^server/payments\\.ts$' },
    to: { path: '^payment-simulator/' },
  },
  {
    name: 'no-product-in-payment-simulator',
    comment: 'It imitates an external service, so it must work without the product.',
    from: { path: '^payment-simulator/' },
    to: { path: '^(server|client|prisma|scripts|lab|tests|e2e)/' },
  },

  {
    name: 'lab-only-in-tests',
    comment: 'Programs in lab/ only examine the product; building and running it must not need them.',
    from: { pathNot: '^(lab|tests|e2e)/' },
    to: { path: '^lab/' },
  },

  // core <- platform and kernel <- areas <- schema <- http <- app <- main
  {
    name: 'only-zod-in-core',
    comment:
      'Both sides run core, so it must not import either of them, Node modules or any package except zod. Exchange rates are plain data.',
    from: { path: '^core/', pathNot: '^core/search/' },
    to: { pathNot: ['^core/', '^prisma/data/exchange-rates\\.json$', npm('zod')] },
  },
  {
    name: 'only-zod-and-stemmer-in-search',
    comment: 'The search also runs on both sides; the stemmer is its only additional package.',
    from: { path: '^core/search/' },
    to: { pathNot: ['^core/', npm('zod', 'stemmer')] },
  },
  {
    name: 'no-higher-layer-in-platform',
    comment: 'Infrastructure must not depend on the code that uses it: areas, HTTP, GraphQL and the composition root.',
    from: { path: '^server/platform/' },
    to: { path: ['^server/(areas|http|graphql)/', '^server/(main|app|schema|services)\\.ts$'] },
  },
  {
    name: 'no-area-in-graphql-kernel',
    comment: 'The GraphQL kernel serves every area; its context may only use the types of the services.',
    from: { path: '^server/graphql/' },
    to: {
      path: ['^server/(areas|http)/', '^server/(main|app|schema|services)\\.ts$'],
      dependencyTypesNot: TYPES_ONLY,
    },
  },
  {
    name: 'no-area-in-another-area',
    comment: 'An area uses another area only through its service, which the composition root passes in.',
    from: { path: '^server/areas/([^/]+)/' },
    to: { path: '^server/areas/', pathNot: '^server/areas/$1/', dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'only-area-modules-in-services',
    comment: 'The composition root creates whole areas; the module of an area decides what it consists of.',
    from: { path: '^server/services\\.ts$' },
    to: { path: '^server/areas/[^/]+/', pathNot: '\\.area\\.ts$' },
  },
  {
    name: 'no-transport-in-areas',
    comment: 'Areas must not depend on HTTP, Fastify or Apollo Server, because every entry point uses them.',
    from: { path: '^server/areas/' },
    to: {
      path: [
        '^server/http/',
        '^server/(main|app|schema|services)\\.ts$',
        npm('fastify', '@fastify', 'fastify-plugin', '@apollo', '@as-integrations'),
      ],
    },
  },
  {
    name: 'no-main-in-lower-layers',
    comment: 'main -> app -> http -> schema -> areas. A lower layer must not import the program that starts it.',
    from: { path: '^server/(http/|app\\.ts$|schema\\.ts$|services\\.ts$)' },
    to: { path: '^server/main\\.ts$' },
  },
  {
    name: 'no-app-in-entry-points',
    comment: 'The app registers the entry points; an entry point that imports the app would create a cycle.',
    from: { path: '^server/(http/|schema\\.ts$|services\\.ts$)' },
    to: { path: '^server/app\\.ts$', dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'graphql-only-in-graphql-files',
    comment: 'Services and infrastructure do not depend on GraphQL; only *.graphql.ts files and the kernel use it.',
    from: { path: '^server/(areas|platform)/', pathNot: '\\.graphql\\.ts$' },
    to: { path: npm('@pothos', 'graphql', 'graphql-[^/]+') },
  },
  {
    name: 'pothos-only-in-graphql-files',
    comment: 'Only the kernel and *.graphql.ts files build the schema.',
    from: { path: '^(core|server|client|scripts|lab)/', pathNot: ['^server/graphql/', '\\.graphql\\.ts$'] },
    to: { path: npm('@pothos') },
  },
  {
    name: 'no-data-access-in-http',
    comment:
      'Entry points read and write data only through execute(), so that the same permissions and errors apply to all.',
    from: { path: '^server/http/' },
    to: {
      path: [
        '^server/areas/',
        '^server/platform/database/',
        '^server/(schema|services)\\.ts$',
        '^prisma/',
        npm('@prisma', 'pg', '@electric-sql', 'pglite-prisma-adapter'),
      ],
      pathNot: '^server/platform/database/sqlstate\\.ts$',
      dependencyTypesNot: TYPES_ONLY,
    },
  },
  {
    name: 'prisma-only-in-areas-and-database',
    comment: 'Database queries belong in areas, which check permissions, and in the database platform.',
    from: {
      path: '^(core|server|client)/',
      pathNot: ['^server/areas/', '^server/platform/database/', '^server/graphql/builder\\.ts$'],
    },
    to: { path: ['^prisma/client/', npm('@prisma', 'pg', '@electric-sql', 'pglite-prisma-adapter')] },
  },
  {
    name: 'no-server-in-client',
    comment: 'Client and server share only GraphQL and core; the built renderer receives execute() as an argument.',
    from: { path: '^client/' },
    to: { path: '^(server|prisma)/' },
  },
  {
    name: 'no-client-in-server',
    comment: 'The server loads the built renderer from dist; an import would run the client from source.',
    from: { path: '^server/' },
    to: { path: '^client/' },
  },

  // entry -> routes -> layout, admin, features -> ui, lib, gql, content -> core
  {
    name: 'only-core-in-content',
    comment:
      'Texts and lists that screens show. They do not depend on screens, so that editors can change them on their own.',
    from: { path: '^client/content/' },
    to: { pathNot: ['^client/content/', '^core/'], dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'only-ui-in-ui',
    comment: 'Components of the design system take props and return JSX; they do not load data.',
    from: { path: '^client/ui/' },
    to: { path: ['^client/', '^core/', npm('@apollo', 'graphql')], pathNot: '^client/ui/' },
  },
  {
    name: 'no-feature-in-lib',
    comment: 'Helpers that depend on a feature belong to the feature.',
    from: { path: '^client/(lib|gql)/' },
    to: { path: '^client/', pathNot: '^client/(lib|gql)/' },
  },
  {
    name: 'no-layout-in-features',
    comment: 'Routes and the layout render features, so features must not import them.',
    from: { path: '^client/features/' },
    to: { path: '^client/', pathNot: '^client/(features|ui|lib|gql|content)/' },
  },
  {
    name: 'no-feature-in-another-feature',
    comment: 'A feature without an entry in the list above must not use other features.',
    from: { path: '^client/features/([^/]+)/', pathNot: `^client/features/(${featureNames})/` },
    to: { path: '^client/features/', pathNot: '^client/features/$1/' },
  },
  ...Object.entries(FEATURE_IMPORTS).map(([feature, allowed]) => ({
    name: `only-listed-features-in-${feature}`,
    comment: 'A feature in the list above may use only the features listed there.',
    from: { path: `^client/features/${feature}/` },
    to: { path: '^client/features/', pathNot: `^client/features/(${[feature, ...allowed].join('|')})/` },
  })),
  {
    name: 'no-feature-in-admin',
    comment: 'The tabs of the admin area are placed by its route; they use no feature of the public site.',
    from: { path: '^client/admin/' },
    to: { path: '^client/', pathNot: '^client/(admin|ui|lib|gql|content)/' },
  },
  {
    name: 'no-other-area-in-admin-area',
    comment:
      'The tabs of an area use only their own folder and the shared one. Data requests arrive as messages and are listed with the members. What there is to do comes from several areas.',
    from: { path: '^client/admin/([^/]+)/', pathNot: '^client/admin/administration/to-do/' },
    to: {
      path: '^client/admin/',
      pathNot: ['^client/admin/($1|shared)/', '^client/admin/administration/data-requests/'],
    },
  },
  {
    name: 'admin-only-in-its-route',
    comment: 'Only administrators and editors load the admin area; a visitor or member never does.',
    from: { path: '^client/', pathNot: ['^client/admin/', '^client/routes/admin/', '^client/admin-routes\\.tsx$'] },
    to: { path: '^client/admin/' },
  },
  {
    name: 'no-route-in-layout',
    comment: 'The layout is the same for every route and must not depend on any.',
    from: { path: '^client/layout/' },
    to: { path: '^client/', pathNot: '^client/(layout|features|ui|lib|gql|content)/' },
  },
  {
    name: 'no-entry-in-routes',
    comment: 'A screen must not depend on how the application starts.',
    from: { path: '^client/routes/' },
    to: { path: '^client/[^/]+\\.tsx?$' },
  },
]

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: '(^|/)node_modules/|^prisma/client/' },
    exclude: { path: '^(dist|\\.data|\\.cache|test-results|tests/architecture/fixtures)/' },
    // Also detects `import type`, which the compiler removes, and marks it as such.
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}

/**
 * Who may import whom. Every pattern is anchored at the project root, so that no rule matches by accident, and every
 * rule has a small tree in tests/architecture/fixtures that must break it and nothing else.
 */

/** Imports that vanish when types are stripped; they bind nothing at run time. */
const TYPES_ONLY = ['type-only', 'type-import']

/** Packages, wherever npm placed them. */
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`

/** Features that may use other features. Keep the list acyclic: what stands on a right side never stands on a left. */
const FEATURE_IMPORTS = { catalogue: ['contributions', 'favorites', 'ratings', 'recommendations'] }
const featureNames = Object.keys(FEATURE_IMPORTS).join('|')
for (const used of Object.values(FEATURE_IMPORTS).flat()) {
  if (used in FEATURE_IMPORTS)
    throw new Error(`The list of features is no longer acyclic: ${used} stands on both sides`)
}

const forbidden = [
  {
    name: 'no-cycle',
    comment: 'A cycle of modules that exist at run time has no first one to read, to load or to test.',
    from: { path: '^(core|server|client|prisma|scripts|bench|tests|e2e)/' },
    to: { circular: true, viaOnly: { dependencyTypesNot: TYPES_ONLY } },
  },
  {
    name: 'no-cycle-in-scripts',
    comment: 'A program has a file to start reading at; types that its files share go into a file of their own.',
    from: { path: '^(scripts|bench)/' },
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    comment: 'An import that resolves to nothing is an edge that no other rule here would see.',
    from: {},
    // A package of types alone has no module to resolve to.
    to: { couldNotResolve: true, pathNot: ['\\?(raw|url|inline)$', '^@graphql-typed-document-node/core$'] },
  },
  {
    name: 'no-dev-dependency-in-product',
    comment: 'The server runs with runtime dependencies only; a development package would be missing there.',
    from: { path: '^(core|server)/' },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: TYPES_ONLY, pathNot: npm('vite') },
  },

  // core <- platform and kernel <- areas <- schema <- http <- app <- main
  {
    name: 'core-is-pure',
    comment: 'Both sides run core, so it may know neither of them, no Node module and no package but zod.',
    from: { path: '^core/', pathNot: '^core/search/' },
    to: { pathNot: ['^core/', npm('zod')] },
  },
  {
    name: 'search-is-pure',
    comment:
      'The search runs on both sides as well; what the forms of a word have in common is the one thing it borrows.',
    from: { path: '^core/search/' },
    to: { pathNot: ['^core/', npm('zod', 'stemmer')] },
  },
  {
    name: 'platform-knows-no-feature',
    comment: 'The outside world behind small interfaces must not depend on what uses it.',
    from: { path: '^server/platform/' },
    to: { path: ['^server/(areas|http|graphql)/', '^server/(main|app|schema|services)\\.ts$'] },
  },
  {
    name: 'kernel-knows-no-area',
    comment: 'The GraphQL kernel serves every area; only the types of the services may be named in its context.',
    from: { path: '^server/graphql/' },
    to: {
      path: ['^server/(areas|http)/', '^server/(main|app|schema|services)\\.ts$'],
      dependencyTypesNot: TYPES_ONLY,
    },
  },
  {
    name: 'areas-stand-apart',
    comment: "An area reaches another only through that area's service, handed to it by the composition root.",
    from: { path: '^server/areas/([^/]+)/' },
    to: { path: '^server/areas/', pathNot: '^server/areas/$1/', dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'areas-through-their-module',
    comment: 'The composition root creates whole areas; what an area consists of is decided in its own module.',
    from: { path: '^server/services\\.ts$' },
    to: { path: '^server/areas/[^/]+/', pathNot: '\\.area\\.ts$' },
  },
  {
    name: 'areas-know-no-transport',
    comment: 'The same rule must hold behind every entrance, so an area knows none of them.',
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
    name: 'server-one-direction',
    comment: 'main -> app -> http -> schema -> areas. A lower floor never reaches up.',
    from: { path: '^server/(http/|app\\.ts$|schema\\.ts$|services\\.ts$)' },
    to: { path: '^server/main\\.ts$' },
  },
  {
    name: 'entrances-know-no-app',
    comment: 'The app registers the entrances; an entrance that imports the app would close a ring.',
    from: { path: '^server/(http/|schema\\.ts$|services\\.ts$)' },
    to: { path: '^server/app\\.ts$', dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'graphql-at-its-edge',
    comment: 'Use-cases stay free of the framework: only *.graphql.ts files and the kernel speak GraphQL in an area.',
    from: { path: '^server/(areas|platform)/', pathNot: '\\.graphql\\.ts$' },
    to: { path: npm('@pothos', 'graphql', 'graphql-[^/]+') },
  },
  {
    name: 'pothos-at-its-edge',
    comment: 'The schema is built in one manner: by the kernel and by *.graphql.ts files.',
    from: { path: '^(core|server|client|scripts)/', pathNot: ['^server/graphql/', '\\.graphql\\.ts$'] },
    to: { path: npm('@pothos') },
  },
  {
    name: 'one-door-to-the-data',
    comment: 'Every entrance gets the same schema, permissions and errors, through execute(); none asks on its own.',
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
    name: 'prisma-in-its-place',
    comment: 'Queries live where permissions are checked: in areas, in the database platform and in the seed.',
    from: {
      path: '^(core|server|client)/',
      pathNot: ['^server/areas/', '^server/platform/database/', '^server/graphql/builder\\.ts$'],
    },
    to: { path: ['^prisma/client/', npm('@prisma', 'pg', '@electric-sql', 'pglite-prisma-adapter')] },
  },
  {
    name: 'client-and-server-apart',
    comment: 'They meet over GraphQL and in core; the built renderer receives execute() as an argument.',
    from: { path: '^client/' },
    to: { path: '^(server|prisma)/' },
  },
  {
    name: 'server-and-client-apart',
    comment: 'The server loads the built renderer from dist; an import would run the sources of the client.',
    from: { path: '^server/' },
    to: { path: '^client/' },
  },

  // entry -> routes -> layout, features -> ui, lib, gql, content -> core
  {
    name: 'content-is-data',
    comment: 'Texts and lists that screens show. They know no screen, so that an editor can change them alone.',
    from: { path: '^client/content/' },
    to: { pathNot: ['^client/content/', '^core/'], dependencyTypesNot: TYPES_ONLY },
  },
  {
    name: 'ui-imports-only-ui',
    comment: 'The design system takes props and gives JSX; it knows no data.',
    from: { path: '^client/ui/' },
    to: { path: ['^client/', '^core/', npm('@apollo', 'graphql')], pathNot: '^client/ui/' },
  },
  {
    name: 'lib-below-features',
    comment: 'Helpers that know a feature belong to the feature.',
    from: { path: '^client/(lib|gql)/' },
    to: { path: '^client/', pathNot: '^client/(lib|gql)/' },
  },
  {
    name: 'features-below-layout',
    comment: 'A feature is placed by a route or by the layout and must not know where.',
    from: { path: '^client/features/' },
    to: { path: '^client/', pathNot: '^client/(features|ui|lib|gql|content)/' },
  },
  {
    name: 'features-stand-apart',
    comment: 'A feature without an entry in the list above uses no other feature.',
    from: { path: '^client/features/([^/]+)/', pathNot: `^client/features/(${featureNames})/` },
    to: { path: '^client/features/', pathNot: '^client/features/$1/' },
  },
  ...Object.entries(FEATURE_IMPORTS).map(([feature, allowed]) => ({
    name: `feature-${feature}-list`,
    comment: 'A feature in the list above uses the features named there and no other.',
    from: { path: `^client/features/${feature}/` },
    to: { path: '^client/features/', pathNot: `^client/features/(${[feature, ...allowed].join('|')})/` },
  })),
  {
    name: 'layout-below-routes',
    comment: 'Header, footer and shells are the same for every route and so know none.',
    from: { path: '^client/layout/' },
    to: { path: '^client/', pathNot: '^client/(layout|features|ui|lib|gql|content)/' },
  },
  {
    name: 'routes-below-entry',
    comment: 'A screen does not know how the application starts.',
    from: { path: '^client/routes/' },
    to: { path: '^client/[^/]+\\.tsx?$' },
  },
]

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: '(^|/)node_modules/|^prisma/client/' },
    exclude: { path: '^(dist|\\.data|\\.cache|test-results|tests/architecture/fixtures)/' },
    // Sees `import type`, which the compiler removes, and marks it as such.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}

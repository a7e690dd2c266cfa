/** Validates structured data by search engines' requirements. */

/** The types our pages use, each with its required properties. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ['name'],
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount'],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'dateModified', 'author'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name'],
  ContactPage: ['name'],
  EntryPoint: ['urlTemplate'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name|item|url'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name'],
  Product: ['name'],
  QuantitativeValue: ['value'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target', 'query-input'],
  SoftwareApplication: ['name', 'applicationCategory'],
  TechArticle: ['headline', 'dateModified', 'author|publisher'],
  UnitPriceSpecification: ['price', 'priceCurrency'],
  WebPage: ['name|url'],
  WebSite: ['name', 'url'],
}

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const problemsOfNode = (node: Node): string[] => {
  const inner = Object.values(node)
    .flat()
    .flatMap((value) => (isNode(value) ? problemsOfNode(value) : []))
  return [...[node['@type'] ?? []].flat().flatMap((type) => problemsOfType(node, String(type))), ...inner]
}

const problemsOfType = (node: Node, type: string): string[] => {
  const required = REQUIRED[type]
  if (required === undefined) return [`JSON-LD of the type ${type}, which lab/crawl/json-ld.ts does not know`]
  return required
    .filter((names) => names.split('|').every((name) => isBlank(node[name])))
    .map((names) => `JSON-LD of the type ${type} without ${names.replaceAll('|', ' or ')}`)
}

/** The problems of one script of structured data, a sentence each. */
export const jsonLdProblems = (source: string): string[] => {
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    return ['JSON-LD that is not JSON']
  }
  return [value].flat().flatMap((node) => {
    if (!isNode(node)) return ['JSON-LD that is no object']
    const context = node['@context'] === 'https://schema.org' ? [] : ['JSON-LD without the context of schema.org']
    const types = '@type' in node || '@graph' in node ? [] : ['JSON-LD without a type']
    return [...context, ...types, ...problemsOfNode(node)]
  })
}

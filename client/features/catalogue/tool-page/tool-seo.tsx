import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'
import { Seo } from '#client/lib/seo.tsx'
import { PRODUCT_NAME } from '#core/brand.ts'
import { toolsPreviewPath } from '#core/pages/preview-address.ts'

const ToolSeo_tool = graphql(`
  fragment ToolSeo_tool on Tool {
    id
    slug
    name
    description
    status
    plans {
      name
    }
  }
`)

export function ToolSeo({ tool: masked }: { readonly tool: FragmentType<typeof ToolSeo_tool> }) {
  const tool = readFragment(ToolSeo_tool, masked)
  const prices = tool.plans.length > 0 ? 'known plans and prices' : 'pricing model'
  return (
    <Seo
      title={`${tool.name}: price, features, pros and cons`}
      description={`${tool.description} Its ${prices}, features, pros and cons on ${PRODUCT_NAME}.`}
      path={`/tool/${tool.slug}`}
      type="product"
      head={{ image: { path: toolsPreviewPath([tool.slug]), alt: `${tool.name}: price and month` } }}
      noindex={tool.status !== 'ACTIVE'}
    />
  )
}

import { type FragmentType, readFragment } from '#client/gql/fragment-masking.ts'
import { graphql } from '#client/gql/gql.ts'

const ToolSectionList_tool = graphql(`
  fragment ToolSectionList_tool on Tool {
    id
    longDescription
    features
    useCases
    pros
    cons
  }
`)

/** The sections of a tool page about the tool itself, for links to them. */
export function sectionsOf(masked: FragmentType<typeof ToolSectionList_tool>) {
  const { longDescription, features, useCases, pros, cons } = readFragment(ToolSectionList_tool, masked)
  return [
    { id: 'about', label: 'About', length: longDescription.length },
    { id: 'features', label: 'Features', length: features.length },
    { id: 'use-cases', label: 'Use cases', length: useCases.length },
    { id: 'pros-and-cons', label: 'Pros & cons', length: pros.length + cons.length },
  ].filter(({ length }) => length > 0)
}

/** The fields of a tool that has no published review. */
export const NO_REVIEWS = {
  reviewCount: 0,
  reviewSummary: null as unknown,
  reviews: {
    __typename: 'ToolReviewConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  } as unknown,
}

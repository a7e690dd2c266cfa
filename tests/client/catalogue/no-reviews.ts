/** The fields of a tool that nobody has rated or reviewed. */
export const NO_REVIEWS = {
  rating: null as unknown,
  reviewCount: 0,
  reviewSummary: null as unknown,
  reviews: {
    __typename: 'ToolReviewConnection',
    nodes: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  } as unknown,
}

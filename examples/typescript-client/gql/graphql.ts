/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type SearchToolsQueryVariables = Exact<{
  search: string;
}>;


export type SearchToolsQuery = { tools: { totalCount: number, nodes: Array<{ name: string, slug: string, priceAmount: string, priceAsOf: string | null }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const SearchToolsDocument = new TypedDocumentString(`
    query SearchTools($search: String!) {
  tools(search: $search, first: 3) {
    totalCount
    nodes {
      name
      slug
      priceAmount
      priceAsOf
    }
  }
}
    `) as unknown as TypedDocumentString<SearchToolsQuery, SearchToolsQueryVariables>;
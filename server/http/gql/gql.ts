/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  mutation UploadCatalogueFileHttpMutation($fileName: String!, $content: String!, $asOf: Month) {\n    uploadCatalogueFile(fileName: $fileName, content: $content, asOf: $asOf) {\n      __typename\n      ...FunctionFailure_failure\n      ... on UploadCatalogueFilePayload {\n        file {\n          id\n        }\n      }\n    }\n  }\n": typeof types.UploadCatalogueFileHttpMutationDocument,
    "\n  query CatalogueFilesQuery($first: Int!, $after: String) {\n    tools(sort: NAME, first: $first, after: $after) {\n      nodes {\n        id\n        ...LegacyTool_tool\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.CatalogueFilesQueryDocument,
    "\n  query FeedsQuery($first: Int!) {\n    blogPosts(first: $first) {\n      nodes {\n        id\n        path\n        title\n        description\n        author\n        tags\n        content\n        publishedAt\n        updatedAt\n      }\n    }\n  }\n": typeof types.FeedsQueryDocument,
    "\n  query LlmsTextQuery($first: Int!) {\n    tools(sort: NAME, first: 1) {\n      totalCount\n    }\n    categories {\n      id\n      slug\n      name\n      description\n      toolCount\n    }\n    guides: blogPosts(type: GUIDE, first: $first) {\n      nodes {\n        id\n        title\n        path\n        description\n      }\n    }\n    comparisons: blogPosts(type: COMPARISON, first: $first) {\n      nodes {\n        id\n        title\n        path\n        description\n      }\n    }\n    helpArticles {\n      slug\n      title\n      path\n      description\n    }\n  }\n": typeof types.LlmsTextQueryDocument,
    "\n  query SitemapPagesQuery {\n    catalogue {\n      revision\n      changedAt\n    }\n    categories {\n      id\n      slug\n      toolCount\n      post {\n        id\n        updatedAt\n      }\n    }\n    helpArticles {\n      slug\n      path\n      updatedOn\n    }\n    legalPages {\n      slug\n      path\n      updatedOn\n    }\n  }\n": typeof types.SitemapPagesQueryDocument,
    "\n  query SitemapToolsQuery($first: Int!, $offset: Int!) {\n    tools(sort: NAME, first: $first, offset: $offset) {\n      nodes {\n        id\n        slug\n        revisedAt\n      }\n    }\n  }\n": typeof types.SitemapToolsQueryDocument,
    "\n  query SitemapPostsQuery($page: Int!, $first: Int!) {\n    blogPosts(page: $page, first: $first) {\n      nodes {\n        id\n        type\n        path\n        updatedAt\n      }\n    }\n  }\n": typeof types.SitemapPostsQueryDocument,
    "\n  query SitemapSizesQuery {\n    tools(sort: NAME, first: 1) {\n      totalCount\n    }\n    blogStatistics {\n      totalPages\n    }\n  }\n": typeof types.SitemapSizesQueryDocument,
    "\n  query AiRecommendationsFunctionQuery {\n    quizResult {\n      ...LegacyResult_result\n    }\n    recommendationQuota {\n      remaining\n    }\n  }\n": typeof types.AiRecommendationsFunctionQueryDocument,
    "\n  mutation AnalyticsFunctionTrackMutation($toolId: ID!) {\n    trackToolView(toolId: $toolId) {\n      kept\n    }\n  }\n": typeof types.AnalyticsFunctionTrackMutationDocument,
    "\n  query AuthFunctionViewerQuery {\n    viewer {\n      ...LegacyUser_viewer\n    }\n  }\n": typeof types.AuthFunctionViewerQueryDocument,
    "\n  mutation AuthFunctionSignUpMutation($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignUpPayload {\n        referralCodeKnown\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": typeof types.AuthFunctionSignUpMutationDocument,
    "\n  mutation AuthFunctionSignInMutation($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": typeof types.AuthFunctionSignInMutationDocument,
    "\n  mutation AuthFunctionUpdateMutation($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfilePayload {\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": typeof types.AuthFunctionUpdateMutationDocument,
    "\n  mutation AuthFunctionResetMutation($email: String!) {\n    requestPasswordReset(email: $email) {\n      __typename\n      ...FunctionFailure_failure\n    }\n  }\n": typeof types.AuthFunctionResetMutationDocument,
    "\n  mutation AuthFunctionChangeMutation($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": typeof types.AuthFunctionChangeMutationDocument,
    "\n  mutation ContactFormFunctionMutation($input: ContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      __typename\n      ... on SendContactMessagePayload {\n        message\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": typeof types.ContactFormFunctionMutationDocument,
    "\n  fragment FunctionFailure_failure on Failure {\n    code\n    message\n    ... on RateLimitedError {\n      retryAfterSeconds\n    }\n    ... on QuotaExceededError {\n      resetsAt\n    }\n  }\n": typeof types.FunctionFailure_failureFragmentDoc,
    "\n  query FavoritesFunctionQuery {\n    favorites(first: 1000) {\n      nodes {\n        id\n        favoritedAt\n        tool {\n          id\n          ...LegacyTool_tool\n        }\n      }\n    }\n  }\n": typeof types.FavoritesFunctionQueryDocument,
    "\n  mutation FavoritesFunctionAddMutation($toolId: ID!) {\n    addFavorite(toolId: $toolId) {\n      __typename\n      ...FunctionFailure_failure\n    }\n  }\n": typeof types.FavoritesFunctionAddMutationDocument,
    "\n  mutation FavoritesFunctionRemoveMutation($toolId: ID!) {\n    removeFavorite(toolId: $toolId) {\n      toolId\n    }\n  }\n": typeof types.FavoritesFunctionRemoveMutationDocument,
    "\n  mutation SubmitQuizFunctionMutation($answers: [QuizAnswerInput!]!, $force: Boolean!) {\n    submitQuiz(answers: $answers, forceRegenerate: $force) {\n      __typename\n      ... on SubmitQuizPayload {\n        result {\n          ...LegacyResult_result\n        }\n        quota {\n          remaining\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": typeof types.SubmitQuizFunctionMutationDocument,
    "\n  fragment LegacyPost_post on BlogPost {\n    id\n    type\n    title\n    slug\n    description\n    keyword\n    views\n    publishedAt\n    category {\n      name\n    }\n    preview\n  }\n": typeof types.LegacyPost_postFragmentDoc,
    "\n  query GetBlogPostsFunctionQuery($slug: String!, $hasSlug: Boolean!) {\n    blogPosts(first: 100) @skip(if: $hasSlug) {\n      nodes {\n        ...LegacyPost_post\n      }\n    }\n    blogStatistics @skip(if: $hasSlug) {\n      totalPages\n      comparisonPages\n      categoryPages\n      industryPages\n    }\n    blogPost(slug: $slug) @include(if: $hasSlug) {\n      __typename\n      ... on BlogPost {\n        ...LegacyPost_post\n        author\n        readingMinutes\n        tags\n        content\n        jsonLd\n        related {\n          id\n          title\n          slug\n          type\n          views\n        }\n      }\n    }\n  }\n": typeof types.GetBlogPostsFunctionQueryDocument,
    "\n  query GetReferralCodeFunctionQuery($first: Int!) {\n    referral {\n      code\n      referrals(status: SUCCESSFUL, first: $first) {\n        month\n        status\n      }\n    }\n  }\n": typeof types.GetReferralCodeFunctionQueryDocument,
    "\n  query GetToolsFunctionQuery($search: String!, $hasSearch: Boolean!, $first: Int!) {\n    match: tool(reference: $search) @include(if: $hasSearch) {\n      id\n      status\n      ...LegacyTool_tool\n    }\n    tools(search: $search, first: $first) {\n      nodes {\n        id\n        ...LegacyTool_tool\n      }\n    }\n  }\n": typeof types.GetToolsFunctionQueryDocument,
    "\n  fragment LegacyRecommendation_item on Recommendation {\n    rank\n    toolId\n    slug\n    name\n    category\n    description\n    reason\n    matchPercent\n    label\n    ledger {\n      code\n      label\n      points\n      outOf\n      because\n    }\n    reasoning\n    optimalPlan {\n      name\n      text\n      asOf\n    }\n    pricingAnalysis {\n      name\n      usdMonth\n      totalMonth\n      seats\n      withinBudget\n      why\n      asOf\n    }\n    keyBenefits {\n      text\n    }\n    specificRecommendation\n    alternatives {\n      toolId\n      slug\n      name\n      text\n    }\n    tool {\n      ...LegacyTool_tool\n      plans {\n        name\n        keyLimits\n      }\n    }\n  }\n": typeof types.LegacyRecommendation_itemFragmentDoc,
    "\n  fragment LegacyResult_result on QuizResult {\n    id\n    timestamp\n    paid\n    recommendations {\n      ...LegacyRecommendation_item\n    }\n  }\n": typeof types.LegacyResult_resultFragmentDoc,
    "\n  fragment LegacyUser_viewer on Viewer {\n    id\n    email\n    emailVerified\n    fullName\n    company\n    jobTitle\n    industry\n    website\n    bio\n    role\n    createdAt\n    entitlement {\n      plan\n      paid\n      period\n    }\n  }\n": typeof types.LegacyUser_viewerFragmentDoc,
    "\n  fragment LegacySession_session on IssuedSession {\n    accessToken\n    expiresAt\n  }\n": typeof types.LegacySession_sessionFragmentDoc,
    "\n  fragment LegacyPage_page on ProgrammaticPage {\n    id\n    title\n    urlSlug\n    type\n    status\n    lastUpdated\n  }\n": typeof types.LegacyPage_pageFragmentDoc,
    "\n  query ProgrammaticSeoFunctionPagesQuery($search: String, $type: GeneratedPageType, $first: Int!) {\n    programmaticPages(search: $search, type: $type, first: $first) {\n      nodes {\n        ...LegacyPage_page\n      }\n    }\n  }\n": typeof types.ProgrammaticSeoFunctionPagesQueryDocument,
    "\n  query ProgrammaticSeoFunctionStatisticsQuery {\n    programmaticPageStatistics {\n      total\n      published\n      comparison\n      category\n      industry\n      feature\n      problem\n    }\n  }\n": typeof types.ProgrammaticSeoFunctionStatisticsQueryDocument,
    "\n  mutation ProgrammaticSeoFunctionGenerateMutation($type: GeneratedPageType, $limit: Int!) {\n    generatePages(type: $type, limit: $limit) {\n      __typename\n      ... on GeneratePagesPayload {\n        finished {\n          state\n          generated\n          error\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": typeof types.ProgrammaticSeoFunctionGenerateMutationDocument,
    "\n  mutation ProgrammaticSeoFunctionDeleteMutation($ids: [ID!]!) {\n    deleteProgrammaticPages(ids: $ids) {\n      __typename\n      ... on ProgrammaticPagesPayload {\n        pages {\n          id\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": typeof types.ProgrammaticSeoFunctionDeleteMutationDocument,
    "\n  fragment LegacyTool_tool on Tool {\n    id\n    slug\n    name\n    description\n    longDescription\n    category {\n      id\n      name\n    }\n    pricingModel\n    priceText\n    plans {\n      usdMonth\n      usdYear\n    }\n    rating {\n      mean\n      count\n    }\n    verified\n    featured\n    websiteUrl\n    features\n    useCases\n    pros\n    cons\n    apiAvailable\n    status\n  }\n": typeof types.LegacyTool_toolFragmentDoc,
    "\n  query PreviewQuery($slug: String!) {\n    blogPost(slug: $slug) {\n      __typename\n      ... on BlogPost {\n        id\n        slug\n        type\n        title\n        contentHash\n      }\n      ... on MovedPost {\n        path\n      }\n    }\n  }\n": typeof types.PreviewQueryDocument,
};
const documents: Documents = {
    "\n  mutation UploadCatalogueFileHttpMutation($fileName: String!, $content: String!, $asOf: Month) {\n    uploadCatalogueFile(fileName: $fileName, content: $content, asOf: $asOf) {\n      __typename\n      ...FunctionFailure_failure\n      ... on UploadCatalogueFilePayload {\n        file {\n          id\n        }\n      }\n    }\n  }\n": types.UploadCatalogueFileHttpMutationDocument,
    "\n  query CatalogueFilesQuery($first: Int!, $after: String) {\n    tools(sort: NAME, first: $first, after: $after) {\n      nodes {\n        id\n        ...LegacyTool_tool\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.CatalogueFilesQueryDocument,
    "\n  query FeedsQuery($first: Int!) {\n    blogPosts(first: $first) {\n      nodes {\n        id\n        path\n        title\n        description\n        author\n        tags\n        content\n        publishedAt\n        updatedAt\n      }\n    }\n  }\n": types.FeedsQueryDocument,
    "\n  query LlmsTextQuery($first: Int!) {\n    tools(sort: NAME, first: 1) {\n      totalCount\n    }\n    categories {\n      id\n      slug\n      name\n      description\n      toolCount\n    }\n    guides: blogPosts(type: GUIDE, first: $first) {\n      nodes {\n        id\n        title\n        path\n        description\n      }\n    }\n    comparisons: blogPosts(type: COMPARISON, first: $first) {\n      nodes {\n        id\n        title\n        path\n        description\n      }\n    }\n    helpArticles {\n      slug\n      title\n      path\n      description\n    }\n  }\n": types.LlmsTextQueryDocument,
    "\n  query SitemapPagesQuery {\n    catalogue {\n      revision\n      changedAt\n    }\n    categories {\n      id\n      slug\n      toolCount\n      post {\n        id\n        updatedAt\n      }\n    }\n    helpArticles {\n      slug\n      path\n      updatedOn\n    }\n    legalPages {\n      slug\n      path\n      updatedOn\n    }\n  }\n": types.SitemapPagesQueryDocument,
    "\n  query SitemapToolsQuery($first: Int!, $offset: Int!) {\n    tools(sort: NAME, first: $first, offset: $offset) {\n      nodes {\n        id\n        slug\n        revisedAt\n      }\n    }\n  }\n": types.SitemapToolsQueryDocument,
    "\n  query SitemapPostsQuery($page: Int!, $first: Int!) {\n    blogPosts(page: $page, first: $first) {\n      nodes {\n        id\n        type\n        path\n        updatedAt\n      }\n    }\n  }\n": types.SitemapPostsQueryDocument,
    "\n  query SitemapSizesQuery {\n    tools(sort: NAME, first: 1) {\n      totalCount\n    }\n    blogStatistics {\n      totalPages\n    }\n  }\n": types.SitemapSizesQueryDocument,
    "\n  query AiRecommendationsFunctionQuery {\n    quizResult {\n      ...LegacyResult_result\n    }\n    recommendationQuota {\n      remaining\n    }\n  }\n": types.AiRecommendationsFunctionQueryDocument,
    "\n  mutation AnalyticsFunctionTrackMutation($toolId: ID!) {\n    trackToolView(toolId: $toolId) {\n      kept\n    }\n  }\n": types.AnalyticsFunctionTrackMutationDocument,
    "\n  query AuthFunctionViewerQuery {\n    viewer {\n      ...LegacyUser_viewer\n    }\n  }\n": types.AuthFunctionViewerQueryDocument,
    "\n  mutation AuthFunctionSignUpMutation($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignUpPayload {\n        referralCodeKnown\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": types.AuthFunctionSignUpMutationDocument,
    "\n  mutation AuthFunctionSignInMutation($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": types.AuthFunctionSignInMutationDocument,
    "\n  mutation AuthFunctionUpdateMutation($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfilePayload {\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": types.AuthFunctionUpdateMutationDocument,
    "\n  mutation AuthFunctionResetMutation($email: String!) {\n    requestPasswordReset(email: $email) {\n      __typename\n      ...FunctionFailure_failure\n    }\n  }\n": types.AuthFunctionResetMutationDocument,
    "\n  mutation AuthFunctionChangeMutation($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": types.AuthFunctionChangeMutationDocument,
    "\n  mutation ContactFormFunctionMutation($input: ContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      __typename\n      ... on SendContactMessagePayload {\n        message\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": types.ContactFormFunctionMutationDocument,
    "\n  fragment FunctionFailure_failure on Failure {\n    code\n    message\n    ... on RateLimitedError {\n      retryAfterSeconds\n    }\n    ... on QuotaExceededError {\n      resetsAt\n    }\n  }\n": types.FunctionFailure_failureFragmentDoc,
    "\n  query FavoritesFunctionQuery {\n    favorites(first: 1000) {\n      nodes {\n        id\n        favoritedAt\n        tool {\n          id\n          ...LegacyTool_tool\n        }\n      }\n    }\n  }\n": types.FavoritesFunctionQueryDocument,
    "\n  mutation FavoritesFunctionAddMutation($toolId: ID!) {\n    addFavorite(toolId: $toolId) {\n      __typename\n      ...FunctionFailure_failure\n    }\n  }\n": types.FavoritesFunctionAddMutationDocument,
    "\n  mutation FavoritesFunctionRemoveMutation($toolId: ID!) {\n    removeFavorite(toolId: $toolId) {\n      toolId\n    }\n  }\n": types.FavoritesFunctionRemoveMutationDocument,
    "\n  mutation SubmitQuizFunctionMutation($answers: [QuizAnswerInput!]!, $force: Boolean!) {\n    submitQuiz(answers: $answers, forceRegenerate: $force) {\n      __typename\n      ... on SubmitQuizPayload {\n        result {\n          ...LegacyResult_result\n        }\n        quota {\n          remaining\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": types.SubmitQuizFunctionMutationDocument,
    "\n  fragment LegacyPost_post on BlogPost {\n    id\n    type\n    title\n    slug\n    description\n    keyword\n    views\n    publishedAt\n    category {\n      name\n    }\n    preview\n  }\n": types.LegacyPost_postFragmentDoc,
    "\n  query GetBlogPostsFunctionQuery($slug: String!, $hasSlug: Boolean!) {\n    blogPosts(first: 100) @skip(if: $hasSlug) {\n      nodes {\n        ...LegacyPost_post\n      }\n    }\n    blogStatistics @skip(if: $hasSlug) {\n      totalPages\n      comparisonPages\n      categoryPages\n      industryPages\n    }\n    blogPost(slug: $slug) @include(if: $hasSlug) {\n      __typename\n      ... on BlogPost {\n        ...LegacyPost_post\n        author\n        readingMinutes\n        tags\n        content\n        jsonLd\n        related {\n          id\n          title\n          slug\n          type\n          views\n        }\n      }\n    }\n  }\n": types.GetBlogPostsFunctionQueryDocument,
    "\n  query GetReferralCodeFunctionQuery($first: Int!) {\n    referral {\n      code\n      referrals(status: SUCCESSFUL, first: $first) {\n        month\n        status\n      }\n    }\n  }\n": types.GetReferralCodeFunctionQueryDocument,
    "\n  query GetToolsFunctionQuery($search: String!, $hasSearch: Boolean!, $first: Int!) {\n    match: tool(reference: $search) @include(if: $hasSearch) {\n      id\n      status\n      ...LegacyTool_tool\n    }\n    tools(search: $search, first: $first) {\n      nodes {\n        id\n        ...LegacyTool_tool\n      }\n    }\n  }\n": types.GetToolsFunctionQueryDocument,
    "\n  fragment LegacyRecommendation_item on Recommendation {\n    rank\n    toolId\n    slug\n    name\n    category\n    description\n    reason\n    matchPercent\n    label\n    ledger {\n      code\n      label\n      points\n      outOf\n      because\n    }\n    reasoning\n    optimalPlan {\n      name\n      text\n      asOf\n    }\n    pricingAnalysis {\n      name\n      usdMonth\n      totalMonth\n      seats\n      withinBudget\n      why\n      asOf\n    }\n    keyBenefits {\n      text\n    }\n    specificRecommendation\n    alternatives {\n      toolId\n      slug\n      name\n      text\n    }\n    tool {\n      ...LegacyTool_tool\n      plans {\n        name\n        keyLimits\n      }\n    }\n  }\n": types.LegacyRecommendation_itemFragmentDoc,
    "\n  fragment LegacyResult_result on QuizResult {\n    id\n    timestamp\n    paid\n    recommendations {\n      ...LegacyRecommendation_item\n    }\n  }\n": types.LegacyResult_resultFragmentDoc,
    "\n  fragment LegacyUser_viewer on Viewer {\n    id\n    email\n    emailVerified\n    fullName\n    company\n    jobTitle\n    industry\n    website\n    bio\n    role\n    createdAt\n    entitlement {\n      plan\n      paid\n      period\n    }\n  }\n": types.LegacyUser_viewerFragmentDoc,
    "\n  fragment LegacySession_session on IssuedSession {\n    accessToken\n    expiresAt\n  }\n": types.LegacySession_sessionFragmentDoc,
    "\n  fragment LegacyPage_page on ProgrammaticPage {\n    id\n    title\n    urlSlug\n    type\n    status\n    lastUpdated\n  }\n": types.LegacyPage_pageFragmentDoc,
    "\n  query ProgrammaticSeoFunctionPagesQuery($search: String, $type: GeneratedPageType, $first: Int!) {\n    programmaticPages(search: $search, type: $type, first: $first) {\n      nodes {\n        ...LegacyPage_page\n      }\n    }\n  }\n": types.ProgrammaticSeoFunctionPagesQueryDocument,
    "\n  query ProgrammaticSeoFunctionStatisticsQuery {\n    programmaticPageStatistics {\n      total\n      published\n      comparison\n      category\n      industry\n      feature\n      problem\n    }\n  }\n": types.ProgrammaticSeoFunctionStatisticsQueryDocument,
    "\n  mutation ProgrammaticSeoFunctionGenerateMutation($type: GeneratedPageType, $limit: Int!) {\n    generatePages(type: $type, limit: $limit) {\n      __typename\n      ... on GeneratePagesPayload {\n        finished {\n          state\n          generated\n          error\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": types.ProgrammaticSeoFunctionGenerateMutationDocument,
    "\n  mutation ProgrammaticSeoFunctionDeleteMutation($ids: [ID!]!) {\n    deleteProgrammaticPages(ids: $ids) {\n      __typename\n      ... on ProgrammaticPagesPayload {\n        pages {\n          id\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n": types.ProgrammaticSeoFunctionDeleteMutationDocument,
    "\n  fragment LegacyTool_tool on Tool {\n    id\n    slug\n    name\n    description\n    longDescription\n    category {\n      id\n      name\n    }\n    pricingModel\n    priceText\n    plans {\n      usdMonth\n      usdYear\n    }\n    rating {\n      mean\n      count\n    }\n    verified\n    featured\n    websiteUrl\n    features\n    useCases\n    pros\n    cons\n    apiAvailable\n    status\n  }\n": types.LegacyTool_toolFragmentDoc,
    "\n  query PreviewQuery($slug: String!) {\n    blogPost(slug: $slug) {\n      __typename\n      ... on BlogPost {\n        id\n        slug\n        type\n        title\n        contentHash\n      }\n      ... on MovedPost {\n        path\n      }\n    }\n  }\n": types.PreviewQueryDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UploadCatalogueFileHttpMutation($fileName: String!, $content: String!, $asOf: Month) {\n    uploadCatalogueFile(fileName: $fileName, content: $content, asOf: $asOf) {\n      __typename\n      ...FunctionFailure_failure\n      ... on UploadCatalogueFilePayload {\n        file {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UploadCatalogueFileHttpMutation($fileName: String!, $content: String!, $asOf: Month) {\n    uploadCatalogueFile(fileName: $fileName, content: $content, asOf: $asOf) {\n      __typename\n      ...FunctionFailure_failure\n      ... on UploadCatalogueFilePayload {\n        file {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CatalogueFilesQuery($first: Int!, $after: String) {\n    tools(sort: NAME, first: $first, after: $after) {\n      nodes {\n        id\n        ...LegacyTool_tool\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query CatalogueFilesQuery($first: Int!, $after: String) {\n    tools(sort: NAME, first: $first, after: $after) {\n      nodes {\n        id\n        ...LegacyTool_tool\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FeedsQuery($first: Int!) {\n    blogPosts(first: $first) {\n      nodes {\n        id\n        path\n        title\n        description\n        author\n        tags\n        content\n        publishedAt\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query FeedsQuery($first: Int!) {\n    blogPosts(first: $first) {\n      nodes {\n        id\n        path\n        title\n        description\n        author\n        tags\n        content\n        publishedAt\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LlmsTextQuery($first: Int!) {\n    tools(sort: NAME, first: 1) {\n      totalCount\n    }\n    categories {\n      id\n      slug\n      name\n      description\n      toolCount\n    }\n    guides: blogPosts(type: GUIDE, first: $first) {\n      nodes {\n        id\n        title\n        path\n        description\n      }\n    }\n    comparisons: blogPosts(type: COMPARISON, first: $first) {\n      nodes {\n        id\n        title\n        path\n        description\n      }\n    }\n    helpArticles {\n      slug\n      title\n      path\n      description\n    }\n  }\n"): (typeof documents)["\n  query LlmsTextQuery($first: Int!) {\n    tools(sort: NAME, first: 1) {\n      totalCount\n    }\n    categories {\n      id\n      slug\n      name\n      description\n      toolCount\n    }\n    guides: blogPosts(type: GUIDE, first: $first) {\n      nodes {\n        id\n        title\n        path\n        description\n      }\n    }\n    comparisons: blogPosts(type: COMPARISON, first: $first) {\n      nodes {\n        id\n        title\n        path\n        description\n      }\n    }\n    helpArticles {\n      slug\n      title\n      path\n      description\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SitemapPagesQuery {\n    catalogue {\n      revision\n      changedAt\n    }\n    categories {\n      id\n      slug\n      toolCount\n      post {\n        id\n        updatedAt\n      }\n    }\n    helpArticles {\n      slug\n      path\n      updatedOn\n    }\n    legalPages {\n      slug\n      path\n      updatedOn\n    }\n  }\n"): (typeof documents)["\n  query SitemapPagesQuery {\n    catalogue {\n      revision\n      changedAt\n    }\n    categories {\n      id\n      slug\n      toolCount\n      post {\n        id\n        updatedAt\n      }\n    }\n    helpArticles {\n      slug\n      path\n      updatedOn\n    }\n    legalPages {\n      slug\n      path\n      updatedOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SitemapToolsQuery($first: Int!, $offset: Int!) {\n    tools(sort: NAME, first: $first, offset: $offset) {\n      nodes {\n        id\n        slug\n        revisedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query SitemapToolsQuery($first: Int!, $offset: Int!) {\n    tools(sort: NAME, first: $first, offset: $offset) {\n      nodes {\n        id\n        slug\n        revisedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SitemapPostsQuery($page: Int!, $first: Int!) {\n    blogPosts(page: $page, first: $first) {\n      nodes {\n        id\n        type\n        path\n        updatedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query SitemapPostsQuery($page: Int!, $first: Int!) {\n    blogPosts(page: $page, first: $first) {\n      nodes {\n        id\n        type\n        path\n        updatedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SitemapSizesQuery {\n    tools(sort: NAME, first: 1) {\n      totalCount\n    }\n    blogStatistics {\n      totalPages\n    }\n  }\n"): (typeof documents)["\n  query SitemapSizesQuery {\n    tools(sort: NAME, first: 1) {\n      totalCount\n    }\n    blogStatistics {\n      totalPages\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AiRecommendationsFunctionQuery {\n    quizResult {\n      ...LegacyResult_result\n    }\n    recommendationQuota {\n      remaining\n    }\n  }\n"): (typeof documents)["\n  query AiRecommendationsFunctionQuery {\n    quizResult {\n      ...LegacyResult_result\n    }\n    recommendationQuota {\n      remaining\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnalyticsFunctionTrackMutation($toolId: ID!) {\n    trackToolView(toolId: $toolId) {\n      kept\n    }\n  }\n"): (typeof documents)["\n  mutation AnalyticsFunctionTrackMutation($toolId: ID!) {\n    trackToolView(toolId: $toolId) {\n      kept\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuthFunctionViewerQuery {\n    viewer {\n      ...LegacyUser_viewer\n    }\n  }\n"): (typeof documents)["\n  query AuthFunctionViewerQuery {\n    viewer {\n      ...LegacyUser_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AuthFunctionSignUpMutation($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignUpPayload {\n        referralCodeKnown\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"): (typeof documents)["\n  mutation AuthFunctionSignUpMutation($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignUpPayload {\n        referralCodeKnown\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AuthFunctionSignInMutation($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"): (typeof documents)["\n  mutation AuthFunctionSignInMutation($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AuthFunctionUpdateMutation($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfilePayload {\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"): (typeof documents)["\n  mutation AuthFunctionUpdateMutation($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfilePayload {\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AuthFunctionResetMutation($email: String!) {\n    requestPasswordReset(email: $email) {\n      __typename\n      ...FunctionFailure_failure\n    }\n  }\n"): (typeof documents)["\n  mutation AuthFunctionResetMutation($email: String!) {\n    requestPasswordReset(email: $email) {\n      __typename\n      ...FunctionFailure_failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AuthFunctionChangeMutation($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"): (typeof documents)["\n  mutation AuthFunctionChangeMutation($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        session {\n          ...LegacySession_session\n        }\n        viewer {\n          ...LegacyUser_viewer\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ContactFormFunctionMutation($input: ContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      __typename\n      ... on SendContactMessagePayload {\n        message\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"): (typeof documents)["\n  mutation ContactFormFunctionMutation($input: ContactMessageInput!) {\n    sendContactMessage(input: $input) {\n      __typename\n      ... on SendContactMessagePayload {\n        message\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FunctionFailure_failure on Failure {\n    code\n    message\n    ... on RateLimitedError {\n      retryAfterSeconds\n    }\n    ... on QuotaExceededError {\n      resetsAt\n    }\n  }\n"): (typeof documents)["\n  fragment FunctionFailure_failure on Failure {\n    code\n    message\n    ... on RateLimitedError {\n      retryAfterSeconds\n    }\n    ... on QuotaExceededError {\n      resetsAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavoritesFunctionQuery {\n    favorites(first: 1000) {\n      nodes {\n        id\n        favoritedAt\n        tool {\n          id\n          ...LegacyTool_tool\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FavoritesFunctionQuery {\n    favorites(first: 1000) {\n      nodes {\n        id\n        favoritedAt\n        tool {\n          id\n          ...LegacyTool_tool\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FavoritesFunctionAddMutation($toolId: ID!) {\n    addFavorite(toolId: $toolId) {\n      __typename\n      ...FunctionFailure_failure\n    }\n  }\n"): (typeof documents)["\n  mutation FavoritesFunctionAddMutation($toolId: ID!) {\n    addFavorite(toolId: $toolId) {\n      __typename\n      ...FunctionFailure_failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FavoritesFunctionRemoveMutation($toolId: ID!) {\n    removeFavorite(toolId: $toolId) {\n      toolId\n    }\n  }\n"): (typeof documents)["\n  mutation FavoritesFunctionRemoveMutation($toolId: ID!) {\n    removeFavorite(toolId: $toolId) {\n      toolId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitQuizFunctionMutation($answers: [QuizAnswerInput!]!, $force: Boolean!) {\n    submitQuiz(answers: $answers, forceRegenerate: $force) {\n      __typename\n      ... on SubmitQuizPayload {\n        result {\n          ...LegacyResult_result\n        }\n        quota {\n          remaining\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitQuizFunctionMutation($answers: [QuizAnswerInput!]!, $force: Boolean!) {\n    submitQuiz(answers: $answers, forceRegenerate: $force) {\n      __typename\n      ... on SubmitQuizPayload {\n        result {\n          ...LegacyResult_result\n        }\n        quota {\n          remaining\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LegacyPost_post on BlogPost {\n    id\n    type\n    title\n    slug\n    description\n    keyword\n    views\n    publishedAt\n    category {\n      name\n    }\n    preview\n  }\n"): (typeof documents)["\n  fragment LegacyPost_post on BlogPost {\n    id\n    type\n    title\n    slug\n    description\n    keyword\n    views\n    publishedAt\n    category {\n      name\n    }\n    preview\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GetBlogPostsFunctionQuery($slug: String!, $hasSlug: Boolean!) {\n    blogPosts(first: 100) @skip(if: $hasSlug) {\n      nodes {\n        ...LegacyPost_post\n      }\n    }\n    blogStatistics @skip(if: $hasSlug) {\n      totalPages\n      comparisonPages\n      categoryPages\n      industryPages\n    }\n    blogPost(slug: $slug) @include(if: $hasSlug) {\n      __typename\n      ... on BlogPost {\n        ...LegacyPost_post\n        author\n        readingMinutes\n        tags\n        content\n        jsonLd\n        related {\n          id\n          title\n          slug\n          type\n          views\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query GetBlogPostsFunctionQuery($slug: String!, $hasSlug: Boolean!) {\n    blogPosts(first: 100) @skip(if: $hasSlug) {\n      nodes {\n        ...LegacyPost_post\n      }\n    }\n    blogStatistics @skip(if: $hasSlug) {\n      totalPages\n      comparisonPages\n      categoryPages\n      industryPages\n    }\n    blogPost(slug: $slug) @include(if: $hasSlug) {\n      __typename\n      ... on BlogPost {\n        ...LegacyPost_post\n        author\n        readingMinutes\n        tags\n        content\n        jsonLd\n        related {\n          id\n          title\n          slug\n          type\n          views\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GetReferralCodeFunctionQuery($first: Int!) {\n    referral {\n      code\n      referrals(status: SUCCESSFUL, first: $first) {\n        month\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  query GetReferralCodeFunctionQuery($first: Int!) {\n    referral {\n      code\n      referrals(status: SUCCESSFUL, first: $first) {\n        month\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query GetToolsFunctionQuery($search: String!, $hasSearch: Boolean!, $first: Int!) {\n    match: tool(reference: $search) @include(if: $hasSearch) {\n      id\n      status\n      ...LegacyTool_tool\n    }\n    tools(search: $search, first: $first) {\n      nodes {\n        id\n        ...LegacyTool_tool\n      }\n    }\n  }\n"): (typeof documents)["\n  query GetToolsFunctionQuery($search: String!, $hasSearch: Boolean!, $first: Int!) {\n    match: tool(reference: $search) @include(if: $hasSearch) {\n      id\n      status\n      ...LegacyTool_tool\n    }\n    tools(search: $search, first: $first) {\n      nodes {\n        id\n        ...LegacyTool_tool\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LegacyRecommendation_item on Recommendation {\n    rank\n    toolId\n    slug\n    name\n    category\n    description\n    reason\n    matchPercent\n    label\n    ledger {\n      code\n      label\n      points\n      outOf\n      because\n    }\n    reasoning\n    optimalPlan {\n      name\n      text\n      asOf\n    }\n    pricingAnalysis {\n      name\n      usdMonth\n      totalMonth\n      seats\n      withinBudget\n      why\n      asOf\n    }\n    keyBenefits {\n      text\n    }\n    specificRecommendation\n    alternatives {\n      toolId\n      slug\n      name\n      text\n    }\n    tool {\n      ...LegacyTool_tool\n      plans {\n        name\n        keyLimits\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LegacyRecommendation_item on Recommendation {\n    rank\n    toolId\n    slug\n    name\n    category\n    description\n    reason\n    matchPercent\n    label\n    ledger {\n      code\n      label\n      points\n      outOf\n      because\n    }\n    reasoning\n    optimalPlan {\n      name\n      text\n      asOf\n    }\n    pricingAnalysis {\n      name\n      usdMonth\n      totalMonth\n      seats\n      withinBudget\n      why\n      asOf\n    }\n    keyBenefits {\n      text\n    }\n    specificRecommendation\n    alternatives {\n      toolId\n      slug\n      name\n      text\n    }\n    tool {\n      ...LegacyTool_tool\n      plans {\n        name\n        keyLimits\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LegacyResult_result on QuizResult {\n    id\n    timestamp\n    paid\n    recommendations {\n      ...LegacyRecommendation_item\n    }\n  }\n"): (typeof documents)["\n  fragment LegacyResult_result on QuizResult {\n    id\n    timestamp\n    paid\n    recommendations {\n      ...LegacyRecommendation_item\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LegacyUser_viewer on Viewer {\n    id\n    email\n    emailVerified\n    fullName\n    company\n    jobTitle\n    industry\n    website\n    bio\n    role\n    createdAt\n    entitlement {\n      plan\n      paid\n      period\n    }\n  }\n"): (typeof documents)["\n  fragment LegacyUser_viewer on Viewer {\n    id\n    email\n    emailVerified\n    fullName\n    company\n    jobTitle\n    industry\n    website\n    bio\n    role\n    createdAt\n    entitlement {\n      plan\n      paid\n      period\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LegacySession_session on IssuedSession {\n    accessToken\n    expiresAt\n  }\n"): (typeof documents)["\n  fragment LegacySession_session on IssuedSession {\n    accessToken\n    expiresAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LegacyPage_page on ProgrammaticPage {\n    id\n    title\n    urlSlug\n    type\n    status\n    lastUpdated\n  }\n"): (typeof documents)["\n  fragment LegacyPage_page on ProgrammaticPage {\n    id\n    title\n    urlSlug\n    type\n    status\n    lastUpdated\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProgrammaticSeoFunctionPagesQuery($search: String, $type: GeneratedPageType, $first: Int!) {\n    programmaticPages(search: $search, type: $type, first: $first) {\n      nodes {\n        ...LegacyPage_page\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProgrammaticSeoFunctionPagesQuery($search: String, $type: GeneratedPageType, $first: Int!) {\n    programmaticPages(search: $search, type: $type, first: $first) {\n      nodes {\n        ...LegacyPage_page\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProgrammaticSeoFunctionStatisticsQuery {\n    programmaticPageStatistics {\n      total\n      published\n      comparison\n      category\n      industry\n      feature\n      problem\n    }\n  }\n"): (typeof documents)["\n  query ProgrammaticSeoFunctionStatisticsQuery {\n    programmaticPageStatistics {\n      total\n      published\n      comparison\n      category\n      industry\n      feature\n      problem\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProgrammaticSeoFunctionGenerateMutation($type: GeneratedPageType, $limit: Int!) {\n    generatePages(type: $type, limit: $limit) {\n      __typename\n      ... on GeneratePagesPayload {\n        finished {\n          state\n          generated\n          error\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"): (typeof documents)["\n  mutation ProgrammaticSeoFunctionGenerateMutation($type: GeneratedPageType, $limit: Int!) {\n    generatePages(type: $type, limit: $limit) {\n      __typename\n      ... on GeneratePagesPayload {\n        finished {\n          state\n          generated\n          error\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ProgrammaticSeoFunctionDeleteMutation($ids: [ID!]!) {\n    deleteProgrammaticPages(ids: $ids) {\n      __typename\n      ... on ProgrammaticPagesPayload {\n        pages {\n          id\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"): (typeof documents)["\n  mutation ProgrammaticSeoFunctionDeleteMutation($ids: [ID!]!) {\n    deleteProgrammaticPages(ids: $ids) {\n      __typename\n      ... on ProgrammaticPagesPayload {\n        pages {\n          id\n        }\n      }\n      ...FunctionFailure_failure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LegacyTool_tool on Tool {\n    id\n    slug\n    name\n    description\n    longDescription\n    category {\n      id\n      name\n    }\n    pricingModel\n    priceText\n    plans {\n      usdMonth\n      usdYear\n    }\n    rating {\n      mean\n      count\n    }\n    verified\n    featured\n    websiteUrl\n    features\n    useCases\n    pros\n    cons\n    apiAvailable\n    status\n  }\n"): (typeof documents)["\n  fragment LegacyTool_tool on Tool {\n    id\n    slug\n    name\n    description\n    longDescription\n    category {\n      id\n      name\n    }\n    pricingModel\n    priceText\n    plans {\n      usdMonth\n      usdYear\n    }\n    rating {\n      mean\n      count\n    }\n    verified\n    featured\n    websiteUrl\n    features\n    useCases\n    pros\n    cons\n    apiAvailable\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PreviewQuery($slug: String!) {\n    blogPost(slug: $slug) {\n      __typename\n      ... on BlogPost {\n        id\n        slug\n        type\n        title\n        contentHash\n      }\n      ... on MovedPost {\n        path\n      }\n    }\n  }\n"): (typeof documents)["\n  query PreviewQuery($slug: String!) {\n    blogPost(slug: $slug) {\n      __typename\n      ... on BlogPost {\n        id\n        slug\n        type\n        title\n        contentHash\n      }\n      ... on MovedPost {\n        path\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
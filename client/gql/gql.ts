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
    "\n  fragment JoinTeam_invitation on SeatInvitation {\n    ownerName\n    status\n  }\n": typeof types.JoinTeam_invitationFragmentDoc,
    "\n  fragment JoinTeam_viewer on Viewer {\n    team {\n      totalSeats\n    }\n    seat {\n      ownerName\n    }\n  }\n": typeof types.JoinTeam_viewerFragmentDoc,
    "\n  fragment ProfileForm_viewer on Viewer {\n    id\n    email\n    fullName\n    company\n    jobTitle\n    industry\n    website\n    bio\n  }\n": typeof types.ProfileForm_viewerFragmentDoc,
    "\n  fragment SessionsList_session on Session {\n    id\n    current\n    usedAt\n    userAgent\n    ipAddress\n  }\n": typeof types.SessionsList_sessionFragmentDoc,
    "\n  fragment SettingsTabs_viewer on Viewer {\n    id\n    email\n    entitlement {\n      plan\n      label\n      until\n    }\n    sessions {\n      id\n      ...SessionsList_session\n    }\n    ...ProfileForm_viewer\n  }\n": typeof types.SettingsTabs_viewerFragmentDoc,
    "\n  fragment TeamMembers_team on Team {\n    totalSeats\n    usedSeats\n    reservedSeats\n    nextInvoiceCents\n    seats {\n      id\n      email\n      state\n      since\n      memberName\n    }\n  }\n": typeof types.TeamMembers_teamFragmentDoc,
    "\n  query TeamSectionQuery {\n    viewer {\n      id\n      team {\n        ...TeamMembers_team\n      }\n      seat {\n        ownerName\n        since\n        active\n      }\n    }\n  }\n": typeof types.TeamSectionQueryDocument,
    "\n  mutation AcceptSeatMutation($code: String!) {\n    acceptSeat(code: $code) {\n      __typename\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n": typeof types.AcceptSeatMutationDocument,
    "\n  mutation ChangePasswordMutation($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n": typeof types.ChangePasswordMutationDocument,
    "\n  mutation DeleteAccountMutation($password: String!) {\n    deleteAccount(password: $password) {\n      __typename\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n": typeof types.DeleteAccountMutationDocument,
    "\n  mutation ExportMyDataMutation($password: String!) {\n    exportMyData(password: $password) {\n      __typename\n      ... on ExportMyDataPayload {\n        json\n      }\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n": typeof types.ExportMyDataMutationDocument,
    "\n  mutation InviteToTeamMutation($email: String!) {\n    inviteToTeam(email: $email) {\n      __typename\n      ... on InviteToTeamPayload {\n        team {\n          ...TeamMembers_team\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n      ... on SeatError {\n        code\n      }\n    }\n  }\n": typeof types.InviteToTeamMutationDocument,
    "\n  mutation LeaveTeamMutation {\n    leaveTeam {\n      __typename\n      ... on NotFoundError {\n        message\n      }\n    }\n  }\n": typeof types.LeaveTeamMutationDocument,
    "\n  mutation RemoveSeatMutation($seatId: ID!) {\n    removeSeat(seatId: $seatId) {\n      __typename\n      ... on RemoveSeatPayload {\n        team {\n          ...TeamMembers_team\n        }\n      }\n      ... on NotFoundError {\n        message\n      }\n    }\n  }\n": typeof types.RemoveSeatMutationDocument,
    "\n  mutation RevokeSessionMutation($id: ID!) {\n    revokeSession(id: $id) {\n      __typename\n    }\n  }\n": typeof types.RevokeSessionMutationDocument,
    "\n  mutation RevokeOtherSessionsMutation {\n    revokeOtherSessions {\n      revokedCount\n    }\n  }\n": typeof types.RevokeOtherSessionsMutationDocument,
    "\n  mutation UpdateProfileMutation($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfilePayload {\n        viewer {\n          id\n          updatedAt\n          ...ProfileForm_viewer\n          ...SessionUser_viewer\n        }\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n    }\n  }\n": typeof types.UpdateProfileMutationDocument,
    "\n  fragment SettingSwitches_settings on MemberSettings {\n    emailUpdates\n    emailMarketing\n    emailRecommendations\n    keepHistory\n  }\n": typeof types.SettingSwitches_settingsFragmentDoc,
    "\n  mutation UpdateSettingsMutation($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        ...SettingSwitches_settings\n      }\n    }\n  }\n": typeof types.UpdateSettingsMutationDocument,
    "\n  mutation TrackToolViewMutation($toolId: ID!) {\n    trackToolView(toolId: $toolId) {\n      kept\n    }\n  }\n": typeof types.TrackToolViewMutationDocument,
    "\n  query EmailCodeQuery($code: String!) {\n    emailCode(code: $code) {\n      __typename\n      ... on EmailCode {\n        email\n        emailVerified\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.EmailCodeQueryDocument,
    "\n  mutation RequestPasswordResetMutation($email: String!, $deviceToken: String) {\n    requestPasswordReset(email: $email, deviceToken: $deviceToken) {\n      __typename\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": typeof types.RequestPasswordResetMutationDocument,
    "\n  mutation ResetPasswordMutation($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": typeof types.ResetPasswordMutationDocument,
    "\n  mutation SignInMutation($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": typeof types.SignInMutationDocument,
    "\n  mutation SignUpMutation($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignUpPayload {\n        referralCodeKnown\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": typeof types.SignUpMutationDocument,
    "\n  mutation VerifyEmailMutation($code: String!) {\n    verifyEmail(code: $code) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.VerifyEmailMutationDocument,
    "\n  fragment InactiveNotice_tool on Tool {\n    id\n    name\n    status\n    mergedInto\n    category {\n      id\n      slug\n      name\n    }\n  }\n": typeof types.InactiveNotice_toolFragmentDoc,
    "\n  query InactiveNoticeQuery($successor: String!, $hasSuccessor: Boolean!, $category: [String!]!) {\n    successor: tool(slug: $successor) @include(if: $hasSuccessor) {\n      id\n      slug\n      name\n    }\n    tools(category: $category, first: 4) {\n      nodes {\n        id\n        ...ToolCard_tool\n      }\n    }\n  }\n": typeof types.InactiveNoticeQueryDocument,
    "\n  fragment SimilarTools_tool on Tool {\n    id\n    slug\n    name\n    similar(first: 4) {\n      sharedTopics\n      contrasts\n      tool {\n        id\n        slug\n        name\n        priceText\n        category {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.SimilarTools_toolFragmentDoc,
    "\n  fragment ToolActions_tool on Tool {\n    id\n    slug\n    name\n    websiteUrl\n  }\n": typeof types.ToolActions_toolFragmentDoc,
    "\n  fragment ToolCard_tool on Tool {\n    id\n    slug\n    name\n    description\n    priceText\n    verified\n    featured\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n": typeof types.ToolCard_toolFragmentDoc,
    "\n  fragment ToolDetail_tool on Tool {\n    id\n    category {\n      id\n      slug\n      name\n    }\n    ...ToolHeader_tool\n    ...ToolActions_tool\n    ...ToolPricing_tool\n    ...ToolSections_tool\n    ...ToolInformation_tool\n    ...InactiveNotice_tool\n    ...SimilarTools_tool\n  }\n": typeof types.ToolDetail_toolFragmentDoc,
    "\n  fragment ToolHeader_tool on Tool {\n    id\n    name\n    description\n    verified\n    featured\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n": typeof types.ToolHeader_toolFragmentDoc,
    "\n  fragment ToolInformation_tool on Tool {\n    id\n    name\n    vendor\n    pricingModel\n    apiAvailable\n    openSource\n    platforms\n    skill\n    integrations\n    privacy\n    privacyUrl\n    teamFit\n    setupMinutes\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n    }\n    facts {\n      field\n      source\n      asOf\n      checkedOn\n    }\n  }\n": typeof types.ToolInformation_toolFragmentDoc,
    "\n  fragment ToolPricing_tool on Tool {\n    id\n    pricingModel\n    priceText\n    plans {\n      name\n      usdMonth\n      usdYear\n      perSeat\n      minSeats\n      keyLimits\n      asOf\n    }\n    facts {\n      field\n      sourceUrl\n      checkedOn\n    }\n  }\n": typeof types.ToolPricing_toolFragmentDoc,
    "\n  fragment ToolSections_tool on Tool {\n    id\n    name\n    longDescription\n    features\n    useCases\n    pros\n    cons\n  }\n": typeof types.ToolSections_toolFragmentDoc,
    "\n  fragment ToolSeo_tool on Tool {\n    id\n    slug\n    name\n    vendor\n    description\n    websiteUrl\n    status\n    platforms\n    category {\n      id\n      slug\n      name\n    }\n    plans {\n      name\n      usdMonth\n      asOf\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n": typeof types.ToolSeo_toolFragmentDoc,
    "\n  fragment CompareTools_tool on Tool {\n    id\n    slug\n    name\n    vendor\n    priceText\n    pricingModel\n    freeTier\n    apiAvailable\n    openSource\n    platforms\n    skill\n    integrations\n    privacy\n    features\n    useCases\n    pros\n    cons\n    category {\n      id\n      name\n    }\n    plans {\n      name\n      usdMonth\n      usdYear\n      perSeat\n      minSeats\n      keyLimits\n      asOf\n    }\n    facts {\n      field\n      source\n      asOf\n      checkedOn\n    }\n  }\n": typeof types.CompareTools_toolFragmentDoc,
    "\n  fragment CompareSuggestions_tool on Tool {\n    id\n    slug\n    name\n    similar(first: 4) {\n      sharedTopics\n      contrasts\n      tool {\n        id\n        slug\n        name\n      }\n    }\n  }\n": typeof types.CompareSuggestions_toolFragmentDoc,
    "\n  mutation ReportInaccuracyMutation($input: ReportInaccuracyInput!) {\n    reportInaccuracy(input: $input) {\n      __typename\n      ... on ReportInaccuracyPayload {\n        joined\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        retryAfterSeconds\n      }\n    }\n  }\n": typeof types.ReportInaccuracyMutationDocument,
    "\n  mutation SuggestToolMutation($input: SuggestToolInput!) {\n    suggestTool(input: $input) {\n      __typename\n      ... on SuggestToolPayload {\n        joined\n      }\n      ... on AlreadyListed {\n        tool {\n          id\n          slug\n          name\n        }\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        retryAfterSeconds\n      }\n    }\n  }\n": typeof types.SuggestToolMutationDocument,
    "\n  fragment SavedTools_favorite on Favorite {\n    id\n    favoritedAt\n    tool {\n      id\n      slug\n      name\n      description\n      priceText\n      status\n      category {\n        id\n        name\n      }\n    }\n  }\n": typeof types.SavedTools_favoriteFragmentDoc,
    "\n  query FavoriteToolIdsQuery {\n    favoriteToolIds\n  }\n": typeof types.FavoriteToolIdsQueryDocument,
    "\n  mutation AddFavoriteMutation($toolId: ID!) {\n    addFavorite(toolId: $toolId) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.AddFavoriteMutationDocument,
    "\n  mutation RemoveFavoriteMutation($toolId: ID!) {\n    removeFavorite(toolId: $toolId) {\n      toolId\n    }\n  }\n": typeof types.RemoveFavoriteMutationDocument,
    "\n  fragment FeaturedTool_tool on Tool {\n    id\n    slug\n    name\n    description\n    priceText\n    category {\n      id\n      name\n    }\n    rating {\n      mean\n      count\n    }\n  }\n": typeof types.FeaturedTool_toolFragmentDoc,
    "\n  fragment CatalogueFigures_statistics on CatalogueStatistics {\n    toolCount\n    categoryCount\n    byStatus {\n      status\n      count\n    }\n    byProminence {\n      prominence\n      count\n    }\n    pricedCount\n    unknownPricingCount\n    verifiedCount\n    factCount\n    checkedFactCount\n    averageFactAgeMonths\n    factSources {\n      source\n      count\n    }\n  }\n": typeof types.CatalogueFigures_statisticsFragmentDoc,
    "\n  fragment ClaimFigures_statistics on CatalogueStatistics {\n    toolCount\n    categoryCount\n  }\n": typeof types.ClaimFigures_statisticsFragmentDoc,
    "\n  fragment ClaimFigures_evaluation on RecommendationEvaluation {\n    heldOut {\n      measures {\n        key\n        value\n      }\n    }\n  }\n": typeof types.ClaimFigures_evaluationFragmentDoc,
    "\n  fragment EvaluationFigures_evaluation on RecommendationEvaluation {\n    engineVersion\n    peopleCount\n    gradeCount\n    toolCount\n    measures {\n      key\n      value\n      floor\n      target\n      lessIsBetter\n      reachesFloor\n      reachesTarget\n    }\n    heldOut {\n      peopleCount\n      gradeCount\n      measures {\n        key\n        value\n        floor\n        target\n        lessIsBetter\n        reachesFloor\n        reachesTarget\n      }\n    }\n    matchBands {\n      from\n      to\n      shown\n      onTopic\n      good\n    }\n  }\n": typeof types.EvaluationFigures_evaluationFragmentDoc,
    "\n  query QuizDraftQuery {\n    quizDraft {\n      answers {\n        question\n        options\n      }\n      updatedAt\n    }\n    quizResult {\n      answers {\n        question\n        options\n      }\n      createdAt\n    }\n  }\n": typeof types.QuizDraftQueryDocument,
    "\n  mutation SaveQuizAnswersMutation($answers: [QuizAnswerInput!]!) {\n    saveQuizAnswers(answers: $answers) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.SaveQuizAnswersMutationDocument,
    "\n  query ProvisionalMatchesQuery($answers: [QuizAnswerInput!]!) {\n    provisionalMatches(answers: $answers) {\n      matchPercent\n      tool {\n        id\n        slug\n        name\n      }\n    }\n  }\n": typeof types.ProvisionalMatchesQueryDocument,
    "\n  query RunningCountQuery($answers: [QuizAnswerInput!]!) {\n    toolsInTheRunning(answers: $answers)\n  }\n": typeof types.RunningCountQueryDocument,
    "\n  query MemberRatingQuery($toolId: ID!) {\n    viewer {\n      id\n      emailVerified\n    }\n    myRating(toolId: $toolId) {\n      stars\n    }\n  }\n": typeof types.MemberRatingQueryDocument,
    "\n  fragment RatedTool_tool on Tool {\n    id\n    rating {\n      mean\n      count\n      source\n    }\n  }\n": typeof types.RatedTool_toolFragmentDoc,
    "\n  mutation RateToolMutation($input: RateToolInput!) {\n    rateTool(input: $input) {\n      __typename\n      ... on RateToolPayload {\n        tool {\n          ...RatedTool_tool\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.RateToolMutationDocument,
    "\n  mutation WithdrawRatingMutation($input: WithdrawRatingInput!) {\n    withdrawRating(input: $input) {\n      __typename\n      ... on WithdrawRatingPayload {\n        tool {\n          ...RatedTool_tool\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.WithdrawRatingMutationDocument,
    "\n  fragment Alternatives_alternative on RecommendationAlternative {\n    toolId\n    slug\n    name\n    contrast\n    text\n  }\n": typeof types.Alternatives_alternativeFragmentDoc,
    "\n  fragment BasicCard_recommendation on Recommendation {\n    rank\n    name\n    category\n    description\n    reason\n    tool {\n      id\n      slug\n      name\n      websiteUrl\n      priceText\n      rating {\n        mean\n        count\n        source\n      }\n    }\n  }\n": typeof types.BasicCard_recommendationFragmentDoc,
    "\n  query CompareForYouQuery($toolIds: [ID!]!) {\n    quizResult {\n      id\n      timestamp\n      answers {\n        question\n        options\n      }\n    }\n    toolMatches(toolIds: $toolIds) {\n      toolId\n      matchPercent\n      blockedBy {\n        limit\n        text\n      }\n      ledger {\n        code\n        label\n        points\n        outOf\n      }\n    }\n  }\n": typeof types.CompareForYouQueryDocument,
    "\n  query CounterfactualQuery($toolId: ID!, $timestamp: String) {\n    whatWouldChange(toolId: $toolId, timestamp: $timestamp) {\n      rank\n      changes {\n        question\n        text\n      }\n    }\n  }\n": typeof types.CounterfactualQueryDocument,
    "\n  query CritiquedListQuery($timestamp: String, $critique: Critique!) {\n    critiquedRecommendations(timestamp: $timestamp, critique: $critique) {\n      change {\n        question\n        text\n      }\n      inTheRunning\n      items {\n        ...ResultList_recommendation\n      }\n    }\n  }\n": typeof types.CritiquedListQueryDocument,
    "\n  query ExclusionReasonQuery($toolId: ID!, $timestamp: String) {\n    whyNot(toolId: $toolId, timestamp: $timestamp) {\n      status\n      limit\n      text\n      rank\n      matchPercent\n      lowest\n    }\n  }\n": typeof types.ExclusionReasonQueryDocument,
    "\n  fragment LatestRecommendations_result on QuizResult {\n    id\n    paid\n    recommendations {\n      toolId\n      slug\n      name\n      category\n      reason\n      reasoning\n      matchPercent\n      tool {\n        id\n        websiteUrl\n      }\n    }\n  }\n": typeof types.LatestRecommendations_resultFragmentDoc,
    "\n  fragment MatchLedger_row on MatchLedgerRow {\n    code\n    label\n    points\n    outOf\n    because\n  }\n": typeof types.MatchLedger_rowFragmentDoc,
    "\n  query MemberResultsQuery($timestamp: String, $permanent: Boolean!) {\n    quizResult(timestamp: $timestamp) {\n      id\n      timestamp\n      createdAt\n      paid\n      ...ResultsView_result\n    }\n    latest: quizResult @include(if: $permanent) {\n      id\n    }\n    recommendationQuota {\n      ...QuotaLeft_quota\n    }\n  }\n": typeof types.MemberResultsQueryDocument,
    "\n  fragment PlanQuotes_quote on PlanQuote {\n    name\n    usdMonth\n    totalMonth\n    seats\n    withinBudget\n    why\n    asOf\n  }\n": typeof types.PlanQuotes_quoteFragmentDoc,
    "\n  fragment QuotaLeft_quota on RecommendationQuota {\n    limit\n    remaining\n    resetsAt\n  }\n": typeof types.QuotaLeft_quotaFragmentDoc,
    "\n  fragment RecommendationCard_recommendation on Recommendation {\n    toolId\n    slug\n    rank\n    name\n    category\n    reason\n    matchPercent\n    label\n    reasoning\n    specificRecommendation\n    ledger {\n      ...MatchLedger_row\n    }\n    optimalPlan {\n      name\n      text\n    }\n    pricingAnalysis {\n      ...PlanQuotes_quote\n    }\n    keyBenefits {\n      text\n      intent\n    }\n    alternatives {\n      ...Alternatives_alternative\n    }\n    tool {\n      id\n      slug\n      name\n      websiteUrl\n      priceText\n    }\n  }\n": typeof types.RecommendationCard_recommendationFragmentDoc,
    "\n  fragment ResultList_recommendation on Recommendation {\n    toolId\n    ...RecommendationCard_recommendation\n    ...BasicCard_recommendation\n  }\n": typeof types.ResultList_recommendationFragmentDoc,
    "\n  fragment ResultList_relaxation on QuizRelaxation {\n    heading\n    why\n    items {\n      ...ResultList_recommendation\n    }\n  }\n": typeof types.ResultList_relaxationFragmentDoc,
    "\n  fragment ResultsView_result on QuizResult {\n    id\n    timestamp\n    paid\n    ...ResultSummary_result\n    recommendations {\n      rank\n      name\n      tool {\n        id\n        slug\n      }\n      ...ResultList_recommendation\n    }\n    relaxations {\n      ...ResultList_relaxation\n    }\n    previous {\n      ...RetakeDifference_difference\n    }\n  }\n": typeof types.ResultsView_resultFragmentDoc,
    "\n  fragment RetakeDifference_difference on RetakeDifference {\n    added {\n      name\n      slug\n      because\n    }\n    dropped {\n      name\n      slug\n      because\n    }\n  }\n": typeof types.RetakeDifference_differenceFragmentDoc,
    "\n  fragment ResultSummary_result on QuizResult {\n    id\n    createdAt\n    role\n    industry\n    budget\n    teamSize\n    paid\n    inTheRunning\n    recommendations {\n      name\n      category\n      reason\n      reasoning\n      matchPercent\n      label\n      optimalPlan {\n        name\n        text\n      }\n      keyBenefits {\n        text\n      }\n      tool {\n        id\n        websiteUrl\n      }\n    }\n  }\n": typeof types.ResultSummary_resultFragmentDoc,
    "\n  query ToolMatchQuery($toolIds: [ID!]!) {\n    toolMatches(toolIds: $toolIds) {\n      toolId\n      matchPercent\n      blockedBy {\n        limit\n        text\n      }\n      ledger {\n        ...MatchLedger_row\n      }\n    }\n  }\n": typeof types.ToolMatchQueryDocument,
    "\n  mutation RegenerateRecommendationsMutation($timestamp: String, $upgraded: Boolean) {\n    regenerateRecommendations(timestamp: $timestamp, upgraded: $upgraded) {\n      __typename\n      ... on RegenerateRecommendationsPayload {\n        result {\n          id\n          timestamp\n        }\n      }\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RegenerateRecommendationsMutationDocument,
    "\n  query ReferralDashboardQuery {\n    referral {\n      ...ReferralFigures_referral\n    }\n  }\n": typeof types.ReferralDashboardQueryDocument,
    "\n  fragment ReferralFigures_referral on ReferralOverview {\n    code\n    link\n    successfulCount\n    pendingCount\n    earnedMonths\n    canEarn\n    nextReward {\n      referrals\n      months\n    }\n    ...ReferralHistory_referral\n  }\n": typeof types.ReferralFigures_referralFragmentDoc,
    "\n  fragment ReferralHistory_referral on ReferralOverview {\n    rewards {\n      id\n      months\n      referrals\n      form\n      creditCents\n      earnedMonth\n      state\n    }\n    referrals(first: 100) {\n      month\n      status\n    }\n  }\n": typeof types.ReferralHistory_referralFragmentDoc,
    "\n  mutation ReportClientErrorMutation($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      __typename\n    }\n  }\n": typeof types.ReportClientErrorMutationDocument,
    "\n  fragment SessionUser_viewer on Viewer {\n    id\n    email\n    fullName\n    entitlement {\n      label\n      paid\n    }\n  }\n": typeof types.SessionUser_viewerFragmentDoc,
    "\n  query SessionViewerQuery {\n    viewer {\n      id\n      ...SessionUser_viewer\n    }\n  }\n": typeof types.SessionViewerQueryDocument,
    "\n  mutation SignOutMutation {\n    signOut {\n      signedOut\n    }\n  }\n": typeof types.SignOutMutationDocument,
    "\n  mutation RequestVerificationMutation {\n    requestVerification {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n": typeof types.RequestVerificationMutationDocument,
    "\n  mutation SubmitQuizMutation($answers: [QuizAnswerInput!]!) {\n    submitQuiz(answers: $answers) {\n      __typename\n      ... on SubmitQuizPayload {\n        result {\n          timestamp\n        }\n      }\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n": typeof types.SubmitQuizMutationDocument,
    "\n  query ToolSuggestionsQuery($search: String!) {\n    toolSuggestions(search: $search, first: 6) {\n      id\n      slug\n      name\n      category {\n        id\n        name\n      }\n    }\n  }\n": typeof types.ToolSuggestionsQueryDocument,
    "\n  query CompareRouteQuery($slugs: [String!]!, $only: String!, $isOne: Boolean!) {\n    compareTools(slugs: $slugs) {\n      id\n      slug\n      name\n      ...CompareTools_tool\n    }\n    one: tool(slug: $only) @include(if: $isOne) {\n      id\n      ...CompareSuggestions_tool\n    }\n  }\n": typeof types.CompareRouteQueryDocument,
    "\n  query DirectoryRouteQuery(\n    $search: String\n    $category: [String!]\n    $pricingModel: [PricingModel!]\n    $platform: [Platform!]\n    $freeTier: Boolean\n    $apiAvailable: Boolean\n    $verified: Boolean\n    $sort: ToolSort!\n    $first: Int!\n    $offset: Int!\n  ) {\n    tools(\n      search: $search\n      category: $category\n      pricingModel: $pricingModel\n      platform: $platform\n      freeTier: $freeTier\n      apiAvailable: $apiAvailable\n      verified: $verified\n      sort: $sort\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      correctedSearch\n      nodes {\n        id\n        ...ToolCard_tool\n      }\n      facets {\n        categories {\n          count\n          category {\n            id\n            slug\n          }\n        }\n        pricingModels {\n          count\n          pricingModel\n        }\n        platforms {\n          count\n          platform\n        }\n        freeTier\n        apiAvailable\n        verified\n      }\n    }\n    categories {\n      id\n      slug\n      name\n    }\n    pricingModels\n  }\n": typeof types.DirectoryRouteQueryDocument,
    "\n  query HomeRouteQuery {\n    tools(featured: true, first: 4) {\n      nodes {\n        id\n        ...FeaturedTool_tool\n      }\n    }\n  }\n": typeof types.HomeRouteQueryDocument,
    "\n  query DashboardRouteQuery {\n    favorites(first: 5) {\n      totalCount\n      nodes {\n        id\n        tool {\n          id\n          slug\n          name\n          category {\n            id\n            name\n          }\n        }\n      }\n    }\n    recentActivity(first: 10) {\n      id\n      createdAt\n      tool {\n        id\n        slug\n        name\n      }\n    }\n    toolsExplored\n    quizResult {\n      id\n      recommendations {\n        toolId\n      }\n      ...LatestRecommendations_result\n    }\n  }\n": typeof types.DashboardRouteQueryDocument,
    "\n  query FavoritesRouteQuery($first: Int!, $after: String) {\n    favorites(first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...SavedTools_favorite\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": typeof types.FavoritesRouteQueryDocument,
    "\n  query ProfileRouteQuery {\n    viewer {\n      id\n      email\n      emailVerified\n      fullName\n      company\n      jobTitle\n      industry\n      website\n      bio\n      createdAt\n      updatedAt\n      entitlement {\n        label\n      }\n      ...ProfileForm_viewer\n    }\n  }\n": typeof types.ProfileRouteQueryDocument,
    "\n  query SettingsRouteQuery {\n    viewer {\n      id\n      ...SettingsTabs_viewer\n    }\n    settings {\n      ...SettingSwitches_settings\n    }\n  }\n": typeof types.SettingsRouteQueryDocument,
    "\n  query TeamJoinRouteQuery($code: String!) {\n    seatInvitation(code: $code) {\n      __typename\n      ... on SeatInvitation {\n        ...JoinTeam_invitation\n      }\n      ... on Failure {\n        message\n      }\n    }\n    viewer {\n      id\n      seat {\n        ownerName\n      }\n      ...JoinTeam_viewer\n    }\n  }\n": typeof types.TeamJoinRouteQueryDocument,
    "\n  query MethodologyRouteQuery {\n    catalogueStatistics {\n      ...CatalogueFigures_statistics\n      ...ClaimFigures_statistics\n    }\n    recommendationEvaluation {\n      ...EvaluationFigures_evaluation\n      ...ClaimFigures_evaluation\n    }\n  }\n": typeof types.MethodologyRouteQueryDocument,
    "\n  query QuizRouteQuery {\n    quiz {\n      questions {\n        number\n        key\n        text\n        type\n        options {\n          id\n          text\n        }\n      }\n    }\n  }\n": typeof types.QuizRouteQueryDocument,
    "\n  query SuggestRouteQuery {\n    categories {\n      id\n      name\n    }\n  }\n": typeof types.SuggestRouteQueryDocument,
    "\n  query ToolOrCategoryRouteQuery($slug: String!) {\n    tool(slug: $slug) {\n      id\n      slug\n    }\n  }\n": typeof types.ToolOrCategoryRouteQueryDocument,
    "\n  query ToolRouteQuery($reference: String!) {\n    tool(reference: $reference) {\n      id\n      slug\n      name\n      ...ToolSeo_tool\n      ...ToolDetail_tool\n    }\n  }\n": typeof types.ToolRouteQueryDocument,
};
const documents: Documents = {
    "\n  fragment JoinTeam_invitation on SeatInvitation {\n    ownerName\n    status\n  }\n": types.JoinTeam_invitationFragmentDoc,
    "\n  fragment JoinTeam_viewer on Viewer {\n    team {\n      totalSeats\n    }\n    seat {\n      ownerName\n    }\n  }\n": types.JoinTeam_viewerFragmentDoc,
    "\n  fragment ProfileForm_viewer on Viewer {\n    id\n    email\n    fullName\n    company\n    jobTitle\n    industry\n    website\n    bio\n  }\n": types.ProfileForm_viewerFragmentDoc,
    "\n  fragment SessionsList_session on Session {\n    id\n    current\n    usedAt\n    userAgent\n    ipAddress\n  }\n": types.SessionsList_sessionFragmentDoc,
    "\n  fragment SettingsTabs_viewer on Viewer {\n    id\n    email\n    entitlement {\n      plan\n      label\n      until\n    }\n    sessions {\n      id\n      ...SessionsList_session\n    }\n    ...ProfileForm_viewer\n  }\n": types.SettingsTabs_viewerFragmentDoc,
    "\n  fragment TeamMembers_team on Team {\n    totalSeats\n    usedSeats\n    reservedSeats\n    nextInvoiceCents\n    seats {\n      id\n      email\n      state\n      since\n      memberName\n    }\n  }\n": types.TeamMembers_teamFragmentDoc,
    "\n  query TeamSectionQuery {\n    viewer {\n      id\n      team {\n        ...TeamMembers_team\n      }\n      seat {\n        ownerName\n        since\n        active\n      }\n    }\n  }\n": types.TeamSectionQueryDocument,
    "\n  mutation AcceptSeatMutation($code: String!) {\n    acceptSeat(code: $code) {\n      __typename\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n": types.AcceptSeatMutationDocument,
    "\n  mutation ChangePasswordMutation($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n": types.ChangePasswordMutationDocument,
    "\n  mutation DeleteAccountMutation($password: String!) {\n    deleteAccount(password: $password) {\n      __typename\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n": types.DeleteAccountMutationDocument,
    "\n  mutation ExportMyDataMutation($password: String!) {\n    exportMyData(password: $password) {\n      __typename\n      ... on ExportMyDataPayload {\n        json\n      }\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n": types.ExportMyDataMutationDocument,
    "\n  mutation InviteToTeamMutation($email: String!) {\n    inviteToTeam(email: $email) {\n      __typename\n      ... on InviteToTeamPayload {\n        team {\n          ...TeamMembers_team\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n      ... on SeatError {\n        code\n      }\n    }\n  }\n": types.InviteToTeamMutationDocument,
    "\n  mutation LeaveTeamMutation {\n    leaveTeam {\n      __typename\n      ... on NotFoundError {\n        message\n      }\n    }\n  }\n": types.LeaveTeamMutationDocument,
    "\n  mutation RemoveSeatMutation($seatId: ID!) {\n    removeSeat(seatId: $seatId) {\n      __typename\n      ... on RemoveSeatPayload {\n        team {\n          ...TeamMembers_team\n        }\n      }\n      ... on NotFoundError {\n        message\n      }\n    }\n  }\n": types.RemoveSeatMutationDocument,
    "\n  mutation RevokeSessionMutation($id: ID!) {\n    revokeSession(id: $id) {\n      __typename\n    }\n  }\n": types.RevokeSessionMutationDocument,
    "\n  mutation RevokeOtherSessionsMutation {\n    revokeOtherSessions {\n      revokedCount\n    }\n  }\n": types.RevokeOtherSessionsMutationDocument,
    "\n  mutation UpdateProfileMutation($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfilePayload {\n        viewer {\n          id\n          updatedAt\n          ...ProfileForm_viewer\n          ...SessionUser_viewer\n        }\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n    }\n  }\n": types.UpdateProfileMutationDocument,
    "\n  fragment SettingSwitches_settings on MemberSettings {\n    emailUpdates\n    emailMarketing\n    emailRecommendations\n    keepHistory\n  }\n": types.SettingSwitches_settingsFragmentDoc,
    "\n  mutation UpdateSettingsMutation($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        ...SettingSwitches_settings\n      }\n    }\n  }\n": types.UpdateSettingsMutationDocument,
    "\n  mutation TrackToolViewMutation($toolId: ID!) {\n    trackToolView(toolId: $toolId) {\n      kept\n    }\n  }\n": types.TrackToolViewMutationDocument,
    "\n  query EmailCodeQuery($code: String!) {\n    emailCode(code: $code) {\n      __typename\n      ... on EmailCode {\n        email\n        emailVerified\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.EmailCodeQueryDocument,
    "\n  mutation RequestPasswordResetMutation($email: String!, $deviceToken: String) {\n    requestPasswordReset(email: $email, deviceToken: $deviceToken) {\n      __typename\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": types.RequestPasswordResetMutationDocument,
    "\n  mutation ResetPasswordMutation($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": types.ResetPasswordMutationDocument,
    "\n  mutation SignInMutation($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": types.SignInMutationDocument,
    "\n  mutation SignUpMutation($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignUpPayload {\n        referralCodeKnown\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n": types.SignUpMutationDocument,
    "\n  mutation VerifyEmailMutation($code: String!) {\n    verifyEmail(code: $code) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.VerifyEmailMutationDocument,
    "\n  fragment InactiveNotice_tool on Tool {\n    id\n    name\n    status\n    mergedInto\n    category {\n      id\n      slug\n      name\n    }\n  }\n": types.InactiveNotice_toolFragmentDoc,
    "\n  query InactiveNoticeQuery($successor: String!, $hasSuccessor: Boolean!, $category: [String!]!) {\n    successor: tool(slug: $successor) @include(if: $hasSuccessor) {\n      id\n      slug\n      name\n    }\n    tools(category: $category, first: 4) {\n      nodes {\n        id\n        ...ToolCard_tool\n      }\n    }\n  }\n": types.InactiveNoticeQueryDocument,
    "\n  fragment SimilarTools_tool on Tool {\n    id\n    slug\n    name\n    similar(first: 4) {\n      sharedTopics\n      contrasts\n      tool {\n        id\n        slug\n        name\n        priceText\n        category {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.SimilarTools_toolFragmentDoc,
    "\n  fragment ToolActions_tool on Tool {\n    id\n    slug\n    name\n    websiteUrl\n  }\n": types.ToolActions_toolFragmentDoc,
    "\n  fragment ToolCard_tool on Tool {\n    id\n    slug\n    name\n    description\n    priceText\n    verified\n    featured\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n": types.ToolCard_toolFragmentDoc,
    "\n  fragment ToolDetail_tool on Tool {\n    id\n    category {\n      id\n      slug\n      name\n    }\n    ...ToolHeader_tool\n    ...ToolActions_tool\n    ...ToolPricing_tool\n    ...ToolSections_tool\n    ...ToolInformation_tool\n    ...InactiveNotice_tool\n    ...SimilarTools_tool\n  }\n": types.ToolDetail_toolFragmentDoc,
    "\n  fragment ToolHeader_tool on Tool {\n    id\n    name\n    description\n    verified\n    featured\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n": types.ToolHeader_toolFragmentDoc,
    "\n  fragment ToolInformation_tool on Tool {\n    id\n    name\n    vendor\n    pricingModel\n    apiAvailable\n    openSource\n    platforms\n    skill\n    integrations\n    privacy\n    privacyUrl\n    teamFit\n    setupMinutes\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n    }\n    facts {\n      field\n      source\n      asOf\n      checkedOn\n    }\n  }\n": types.ToolInformation_toolFragmentDoc,
    "\n  fragment ToolPricing_tool on Tool {\n    id\n    pricingModel\n    priceText\n    plans {\n      name\n      usdMonth\n      usdYear\n      perSeat\n      minSeats\n      keyLimits\n      asOf\n    }\n    facts {\n      field\n      sourceUrl\n      checkedOn\n    }\n  }\n": types.ToolPricing_toolFragmentDoc,
    "\n  fragment ToolSections_tool on Tool {\n    id\n    name\n    longDescription\n    features\n    useCases\n    pros\n    cons\n  }\n": types.ToolSections_toolFragmentDoc,
    "\n  fragment ToolSeo_tool on Tool {\n    id\n    slug\n    name\n    vendor\n    description\n    websiteUrl\n    status\n    platforms\n    category {\n      id\n      slug\n      name\n    }\n    plans {\n      name\n      usdMonth\n      asOf\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n": types.ToolSeo_toolFragmentDoc,
    "\n  fragment CompareTools_tool on Tool {\n    id\n    slug\n    name\n    vendor\n    priceText\n    pricingModel\n    freeTier\n    apiAvailable\n    openSource\n    platforms\n    skill\n    integrations\n    privacy\n    features\n    useCases\n    pros\n    cons\n    category {\n      id\n      name\n    }\n    plans {\n      name\n      usdMonth\n      usdYear\n      perSeat\n      minSeats\n      keyLimits\n      asOf\n    }\n    facts {\n      field\n      source\n      asOf\n      checkedOn\n    }\n  }\n": types.CompareTools_toolFragmentDoc,
    "\n  fragment CompareSuggestions_tool on Tool {\n    id\n    slug\n    name\n    similar(first: 4) {\n      sharedTopics\n      contrasts\n      tool {\n        id\n        slug\n        name\n      }\n    }\n  }\n": types.CompareSuggestions_toolFragmentDoc,
    "\n  mutation ReportInaccuracyMutation($input: ReportInaccuracyInput!) {\n    reportInaccuracy(input: $input) {\n      __typename\n      ... on ReportInaccuracyPayload {\n        joined\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        retryAfterSeconds\n      }\n    }\n  }\n": types.ReportInaccuracyMutationDocument,
    "\n  mutation SuggestToolMutation($input: SuggestToolInput!) {\n    suggestTool(input: $input) {\n      __typename\n      ... on SuggestToolPayload {\n        joined\n      }\n      ... on AlreadyListed {\n        tool {\n          id\n          slug\n          name\n        }\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        retryAfterSeconds\n      }\n    }\n  }\n": types.SuggestToolMutationDocument,
    "\n  fragment SavedTools_favorite on Favorite {\n    id\n    favoritedAt\n    tool {\n      id\n      slug\n      name\n      description\n      priceText\n      status\n      category {\n        id\n        name\n      }\n    }\n  }\n": types.SavedTools_favoriteFragmentDoc,
    "\n  query FavoriteToolIdsQuery {\n    favoriteToolIds\n  }\n": types.FavoriteToolIdsQueryDocument,
    "\n  mutation AddFavoriteMutation($toolId: ID!) {\n    addFavorite(toolId: $toolId) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.AddFavoriteMutationDocument,
    "\n  mutation RemoveFavoriteMutation($toolId: ID!) {\n    removeFavorite(toolId: $toolId) {\n      toolId\n    }\n  }\n": types.RemoveFavoriteMutationDocument,
    "\n  fragment FeaturedTool_tool on Tool {\n    id\n    slug\n    name\n    description\n    priceText\n    category {\n      id\n      name\n    }\n    rating {\n      mean\n      count\n    }\n  }\n": types.FeaturedTool_toolFragmentDoc,
    "\n  fragment CatalogueFigures_statistics on CatalogueStatistics {\n    toolCount\n    categoryCount\n    byStatus {\n      status\n      count\n    }\n    byProminence {\n      prominence\n      count\n    }\n    pricedCount\n    unknownPricingCount\n    verifiedCount\n    factCount\n    checkedFactCount\n    averageFactAgeMonths\n    factSources {\n      source\n      count\n    }\n  }\n": types.CatalogueFigures_statisticsFragmentDoc,
    "\n  fragment ClaimFigures_statistics on CatalogueStatistics {\n    toolCount\n    categoryCount\n  }\n": types.ClaimFigures_statisticsFragmentDoc,
    "\n  fragment ClaimFigures_evaluation on RecommendationEvaluation {\n    heldOut {\n      measures {\n        key\n        value\n      }\n    }\n  }\n": types.ClaimFigures_evaluationFragmentDoc,
    "\n  fragment EvaluationFigures_evaluation on RecommendationEvaluation {\n    engineVersion\n    peopleCount\n    gradeCount\n    toolCount\n    measures {\n      key\n      value\n      floor\n      target\n      lessIsBetter\n      reachesFloor\n      reachesTarget\n    }\n    heldOut {\n      peopleCount\n      gradeCount\n      measures {\n        key\n        value\n        floor\n        target\n        lessIsBetter\n        reachesFloor\n        reachesTarget\n      }\n    }\n    matchBands {\n      from\n      to\n      shown\n      onTopic\n      good\n    }\n  }\n": types.EvaluationFigures_evaluationFragmentDoc,
    "\n  query QuizDraftQuery {\n    quizDraft {\n      answers {\n        question\n        options\n      }\n      updatedAt\n    }\n    quizResult {\n      answers {\n        question\n        options\n      }\n      createdAt\n    }\n  }\n": types.QuizDraftQueryDocument,
    "\n  mutation SaveQuizAnswersMutation($answers: [QuizAnswerInput!]!) {\n    saveQuizAnswers(answers: $answers) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.SaveQuizAnswersMutationDocument,
    "\n  query ProvisionalMatchesQuery($answers: [QuizAnswerInput!]!) {\n    provisionalMatches(answers: $answers) {\n      matchPercent\n      tool {\n        id\n        slug\n        name\n      }\n    }\n  }\n": types.ProvisionalMatchesQueryDocument,
    "\n  query RunningCountQuery($answers: [QuizAnswerInput!]!) {\n    toolsInTheRunning(answers: $answers)\n  }\n": types.RunningCountQueryDocument,
    "\n  query MemberRatingQuery($toolId: ID!) {\n    viewer {\n      id\n      emailVerified\n    }\n    myRating(toolId: $toolId) {\n      stars\n    }\n  }\n": types.MemberRatingQueryDocument,
    "\n  fragment RatedTool_tool on Tool {\n    id\n    rating {\n      mean\n      count\n      source\n    }\n  }\n": types.RatedTool_toolFragmentDoc,
    "\n  mutation RateToolMutation($input: RateToolInput!) {\n    rateTool(input: $input) {\n      __typename\n      ... on RateToolPayload {\n        tool {\n          ...RatedTool_tool\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.RateToolMutationDocument,
    "\n  mutation WithdrawRatingMutation($input: WithdrawRatingInput!) {\n    withdrawRating(input: $input) {\n      __typename\n      ... on WithdrawRatingPayload {\n        tool {\n          ...RatedTool_tool\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.WithdrawRatingMutationDocument,
    "\n  fragment Alternatives_alternative on RecommendationAlternative {\n    toolId\n    slug\n    name\n    contrast\n    text\n  }\n": types.Alternatives_alternativeFragmentDoc,
    "\n  fragment BasicCard_recommendation on Recommendation {\n    rank\n    name\n    category\n    description\n    reason\n    tool {\n      id\n      slug\n      name\n      websiteUrl\n      priceText\n      rating {\n        mean\n        count\n        source\n      }\n    }\n  }\n": types.BasicCard_recommendationFragmentDoc,
    "\n  query CompareForYouQuery($toolIds: [ID!]!) {\n    quizResult {\n      id\n      timestamp\n      answers {\n        question\n        options\n      }\n    }\n    toolMatches(toolIds: $toolIds) {\n      toolId\n      matchPercent\n      blockedBy {\n        limit\n        text\n      }\n      ledger {\n        code\n        label\n        points\n        outOf\n      }\n    }\n  }\n": types.CompareForYouQueryDocument,
    "\n  query CounterfactualQuery($toolId: ID!, $timestamp: String) {\n    whatWouldChange(toolId: $toolId, timestamp: $timestamp) {\n      rank\n      changes {\n        question\n        text\n      }\n    }\n  }\n": types.CounterfactualQueryDocument,
    "\n  query CritiquedListQuery($timestamp: String, $critique: Critique!) {\n    critiquedRecommendations(timestamp: $timestamp, critique: $critique) {\n      change {\n        question\n        text\n      }\n      inTheRunning\n      items {\n        ...ResultList_recommendation\n      }\n    }\n  }\n": types.CritiquedListQueryDocument,
    "\n  query ExclusionReasonQuery($toolId: ID!, $timestamp: String) {\n    whyNot(toolId: $toolId, timestamp: $timestamp) {\n      status\n      limit\n      text\n      rank\n      matchPercent\n      lowest\n    }\n  }\n": types.ExclusionReasonQueryDocument,
    "\n  fragment LatestRecommendations_result on QuizResult {\n    id\n    paid\n    recommendations {\n      toolId\n      slug\n      name\n      category\n      reason\n      reasoning\n      matchPercent\n      tool {\n        id\n        websiteUrl\n      }\n    }\n  }\n": types.LatestRecommendations_resultFragmentDoc,
    "\n  fragment MatchLedger_row on MatchLedgerRow {\n    code\n    label\n    points\n    outOf\n    because\n  }\n": types.MatchLedger_rowFragmentDoc,
    "\n  query MemberResultsQuery($timestamp: String, $permanent: Boolean!) {\n    quizResult(timestamp: $timestamp) {\n      id\n      timestamp\n      createdAt\n      paid\n      ...ResultsView_result\n    }\n    latest: quizResult @include(if: $permanent) {\n      id\n    }\n    recommendationQuota {\n      ...QuotaLeft_quota\n    }\n  }\n": types.MemberResultsQueryDocument,
    "\n  fragment PlanQuotes_quote on PlanQuote {\n    name\n    usdMonth\n    totalMonth\n    seats\n    withinBudget\n    why\n    asOf\n  }\n": types.PlanQuotes_quoteFragmentDoc,
    "\n  fragment QuotaLeft_quota on RecommendationQuota {\n    limit\n    remaining\n    resetsAt\n  }\n": types.QuotaLeft_quotaFragmentDoc,
    "\n  fragment RecommendationCard_recommendation on Recommendation {\n    toolId\n    slug\n    rank\n    name\n    category\n    reason\n    matchPercent\n    label\n    reasoning\n    specificRecommendation\n    ledger {\n      ...MatchLedger_row\n    }\n    optimalPlan {\n      name\n      text\n    }\n    pricingAnalysis {\n      ...PlanQuotes_quote\n    }\n    keyBenefits {\n      text\n      intent\n    }\n    alternatives {\n      ...Alternatives_alternative\n    }\n    tool {\n      id\n      slug\n      name\n      websiteUrl\n      priceText\n    }\n  }\n": types.RecommendationCard_recommendationFragmentDoc,
    "\n  fragment ResultList_recommendation on Recommendation {\n    toolId\n    ...RecommendationCard_recommendation\n    ...BasicCard_recommendation\n  }\n": types.ResultList_recommendationFragmentDoc,
    "\n  fragment ResultList_relaxation on QuizRelaxation {\n    heading\n    why\n    items {\n      ...ResultList_recommendation\n    }\n  }\n": types.ResultList_relaxationFragmentDoc,
    "\n  fragment ResultsView_result on QuizResult {\n    id\n    timestamp\n    paid\n    ...ResultSummary_result\n    recommendations {\n      rank\n      name\n      tool {\n        id\n        slug\n      }\n      ...ResultList_recommendation\n    }\n    relaxations {\n      ...ResultList_relaxation\n    }\n    previous {\n      ...RetakeDifference_difference\n    }\n  }\n": types.ResultsView_resultFragmentDoc,
    "\n  fragment RetakeDifference_difference on RetakeDifference {\n    added {\n      name\n      slug\n      because\n    }\n    dropped {\n      name\n      slug\n      because\n    }\n  }\n": types.RetakeDifference_differenceFragmentDoc,
    "\n  fragment ResultSummary_result on QuizResult {\n    id\n    createdAt\n    role\n    industry\n    budget\n    teamSize\n    paid\n    inTheRunning\n    recommendations {\n      name\n      category\n      reason\n      reasoning\n      matchPercent\n      label\n      optimalPlan {\n        name\n        text\n      }\n      keyBenefits {\n        text\n      }\n      tool {\n        id\n        websiteUrl\n      }\n    }\n  }\n": types.ResultSummary_resultFragmentDoc,
    "\n  query ToolMatchQuery($toolIds: [ID!]!) {\n    toolMatches(toolIds: $toolIds) {\n      toolId\n      matchPercent\n      blockedBy {\n        limit\n        text\n      }\n      ledger {\n        ...MatchLedger_row\n      }\n    }\n  }\n": types.ToolMatchQueryDocument,
    "\n  mutation RegenerateRecommendationsMutation($timestamp: String, $upgraded: Boolean) {\n    regenerateRecommendations(timestamp: $timestamp, upgraded: $upgraded) {\n      __typename\n      ... on RegenerateRecommendationsPayload {\n        result {\n          id\n          timestamp\n        }\n      }\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n": types.RegenerateRecommendationsMutationDocument,
    "\n  query ReferralDashboardQuery {\n    referral {\n      ...ReferralFigures_referral\n    }\n  }\n": types.ReferralDashboardQueryDocument,
    "\n  fragment ReferralFigures_referral on ReferralOverview {\n    code\n    link\n    successfulCount\n    pendingCount\n    earnedMonths\n    canEarn\n    nextReward {\n      referrals\n      months\n    }\n    ...ReferralHistory_referral\n  }\n": types.ReferralFigures_referralFragmentDoc,
    "\n  fragment ReferralHistory_referral on ReferralOverview {\n    rewards {\n      id\n      months\n      referrals\n      form\n      creditCents\n      earnedMonth\n      state\n    }\n    referrals(first: 100) {\n      month\n      status\n    }\n  }\n": types.ReferralHistory_referralFragmentDoc,
    "\n  mutation ReportClientErrorMutation($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      __typename\n    }\n  }\n": types.ReportClientErrorMutationDocument,
    "\n  fragment SessionUser_viewer on Viewer {\n    id\n    email\n    fullName\n    entitlement {\n      label\n      paid\n    }\n  }\n": types.SessionUser_viewerFragmentDoc,
    "\n  query SessionViewerQuery {\n    viewer {\n      id\n      ...SessionUser_viewer\n    }\n  }\n": types.SessionViewerQueryDocument,
    "\n  mutation SignOutMutation {\n    signOut {\n      signedOut\n    }\n  }\n": types.SignOutMutationDocument,
    "\n  mutation RequestVerificationMutation {\n    requestVerification {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n": types.RequestVerificationMutationDocument,
    "\n  mutation SubmitQuizMutation($answers: [QuizAnswerInput!]!) {\n    submitQuiz(answers: $answers) {\n      __typename\n      ... on SubmitQuizPayload {\n        result {\n          timestamp\n        }\n      }\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n": types.SubmitQuizMutationDocument,
    "\n  query ToolSuggestionsQuery($search: String!) {\n    toolSuggestions(search: $search, first: 6) {\n      id\n      slug\n      name\n      category {\n        id\n        name\n      }\n    }\n  }\n": types.ToolSuggestionsQueryDocument,
    "\n  query CompareRouteQuery($slugs: [String!]!, $only: String!, $isOne: Boolean!) {\n    compareTools(slugs: $slugs) {\n      id\n      slug\n      name\n      ...CompareTools_tool\n    }\n    one: tool(slug: $only) @include(if: $isOne) {\n      id\n      ...CompareSuggestions_tool\n    }\n  }\n": types.CompareRouteQueryDocument,
    "\n  query DirectoryRouteQuery(\n    $search: String\n    $category: [String!]\n    $pricingModel: [PricingModel!]\n    $platform: [Platform!]\n    $freeTier: Boolean\n    $apiAvailable: Boolean\n    $verified: Boolean\n    $sort: ToolSort!\n    $first: Int!\n    $offset: Int!\n  ) {\n    tools(\n      search: $search\n      category: $category\n      pricingModel: $pricingModel\n      platform: $platform\n      freeTier: $freeTier\n      apiAvailable: $apiAvailable\n      verified: $verified\n      sort: $sort\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      correctedSearch\n      nodes {\n        id\n        ...ToolCard_tool\n      }\n      facets {\n        categories {\n          count\n          category {\n            id\n            slug\n          }\n        }\n        pricingModels {\n          count\n          pricingModel\n        }\n        platforms {\n          count\n          platform\n        }\n        freeTier\n        apiAvailable\n        verified\n      }\n    }\n    categories {\n      id\n      slug\n      name\n    }\n    pricingModels\n  }\n": types.DirectoryRouteQueryDocument,
    "\n  query HomeRouteQuery {\n    tools(featured: true, first: 4) {\n      nodes {\n        id\n        ...FeaturedTool_tool\n      }\n    }\n  }\n": types.HomeRouteQueryDocument,
    "\n  query DashboardRouteQuery {\n    favorites(first: 5) {\n      totalCount\n      nodes {\n        id\n        tool {\n          id\n          slug\n          name\n          category {\n            id\n            name\n          }\n        }\n      }\n    }\n    recentActivity(first: 10) {\n      id\n      createdAt\n      tool {\n        id\n        slug\n        name\n      }\n    }\n    toolsExplored\n    quizResult {\n      id\n      recommendations {\n        toolId\n      }\n      ...LatestRecommendations_result\n    }\n  }\n": types.DashboardRouteQueryDocument,
    "\n  query FavoritesRouteQuery($first: Int!, $after: String) {\n    favorites(first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...SavedTools_favorite\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n": types.FavoritesRouteQueryDocument,
    "\n  query ProfileRouteQuery {\n    viewer {\n      id\n      email\n      emailVerified\n      fullName\n      company\n      jobTitle\n      industry\n      website\n      bio\n      createdAt\n      updatedAt\n      entitlement {\n        label\n      }\n      ...ProfileForm_viewer\n    }\n  }\n": types.ProfileRouteQueryDocument,
    "\n  query SettingsRouteQuery {\n    viewer {\n      id\n      ...SettingsTabs_viewer\n    }\n    settings {\n      ...SettingSwitches_settings\n    }\n  }\n": types.SettingsRouteQueryDocument,
    "\n  query TeamJoinRouteQuery($code: String!) {\n    seatInvitation(code: $code) {\n      __typename\n      ... on SeatInvitation {\n        ...JoinTeam_invitation\n      }\n      ... on Failure {\n        message\n      }\n    }\n    viewer {\n      id\n      seat {\n        ownerName\n      }\n      ...JoinTeam_viewer\n    }\n  }\n": types.TeamJoinRouteQueryDocument,
    "\n  query MethodologyRouteQuery {\n    catalogueStatistics {\n      ...CatalogueFigures_statistics\n      ...ClaimFigures_statistics\n    }\n    recommendationEvaluation {\n      ...EvaluationFigures_evaluation\n      ...ClaimFigures_evaluation\n    }\n  }\n": types.MethodologyRouteQueryDocument,
    "\n  query QuizRouteQuery {\n    quiz {\n      questions {\n        number\n        key\n        text\n        type\n        options {\n          id\n          text\n        }\n      }\n    }\n  }\n": types.QuizRouteQueryDocument,
    "\n  query SuggestRouteQuery {\n    categories {\n      id\n      name\n    }\n  }\n": types.SuggestRouteQueryDocument,
    "\n  query ToolOrCategoryRouteQuery($slug: String!) {\n    tool(slug: $slug) {\n      id\n      slug\n    }\n  }\n": types.ToolOrCategoryRouteQueryDocument,
    "\n  query ToolRouteQuery($reference: String!) {\n    tool(reference: $reference) {\n      id\n      slug\n      name\n      ...ToolSeo_tool\n      ...ToolDetail_tool\n    }\n  }\n": types.ToolRouteQueryDocument,
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
export function graphql(source: "\n  fragment JoinTeam_invitation on SeatInvitation {\n    ownerName\n    status\n  }\n"): (typeof documents)["\n  fragment JoinTeam_invitation on SeatInvitation {\n    ownerName\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment JoinTeam_viewer on Viewer {\n    team {\n      totalSeats\n    }\n    seat {\n      ownerName\n    }\n  }\n"): (typeof documents)["\n  fragment JoinTeam_viewer on Viewer {\n    team {\n      totalSeats\n    }\n    seat {\n      ownerName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileForm_viewer on Viewer {\n    id\n    email\n    fullName\n    company\n    jobTitle\n    industry\n    website\n    bio\n  }\n"): (typeof documents)["\n  fragment ProfileForm_viewer on Viewer {\n    id\n    email\n    fullName\n    company\n    jobTitle\n    industry\n    website\n    bio\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionsList_session on Session {\n    id\n    current\n    usedAt\n    userAgent\n    ipAddress\n  }\n"): (typeof documents)["\n  fragment SessionsList_session on Session {\n    id\n    current\n    usedAt\n    userAgent\n    ipAddress\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingsTabs_viewer on Viewer {\n    id\n    email\n    entitlement {\n      plan\n      label\n      until\n    }\n    sessions {\n      id\n      ...SessionsList_session\n    }\n    ...ProfileForm_viewer\n  }\n"): (typeof documents)["\n  fragment SettingsTabs_viewer on Viewer {\n    id\n    email\n    entitlement {\n      plan\n      label\n      until\n    }\n    sessions {\n      id\n      ...SessionsList_session\n    }\n    ...ProfileForm_viewer\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TeamMembers_team on Team {\n    totalSeats\n    usedSeats\n    reservedSeats\n    nextInvoiceCents\n    seats {\n      id\n      email\n      state\n      since\n      memberName\n    }\n  }\n"): (typeof documents)["\n  fragment TeamMembers_team on Team {\n    totalSeats\n    usedSeats\n    reservedSeats\n    nextInvoiceCents\n    seats {\n      id\n      email\n      state\n      since\n      memberName\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TeamSectionQuery {\n    viewer {\n      id\n      team {\n        ...TeamMembers_team\n      }\n      seat {\n        ownerName\n        since\n        active\n      }\n    }\n  }\n"): (typeof documents)["\n  query TeamSectionQuery {\n    viewer {\n      id\n      team {\n        ...TeamMembers_team\n      }\n      seat {\n        ownerName\n        since\n        active\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AcceptSeatMutation($code: String!) {\n    acceptSeat(code: $code) {\n      __typename\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AcceptSeatMutation($code: String!) {\n    acceptSeat(code: $code) {\n      __typename\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePasswordMutation($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePasswordMutation($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      __typename\n      ... on ChangePasswordPayload {\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccountMutation($password: String!) {\n    deleteAccount(password: $password) {\n      __typename\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccountMutation($password: String!) {\n    deleteAccount(password: $password) {\n      __typename\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportMyDataMutation($password: String!) {\n    exportMyData(password: $password) {\n      __typename\n      ... on ExportMyDataPayload {\n        json\n      }\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ExportMyDataMutation($password: String!) {\n    exportMyData(password: $password) {\n      __typename\n      ... on ExportMyDataPayload {\n        json\n      }\n      ... on InvalidCredentialsError {\n        message\n      }\n      ... on RateLimitedError {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation InviteToTeamMutation($email: String!) {\n    inviteToTeam(email: $email) {\n      __typename\n      ... on InviteToTeamPayload {\n        team {\n          ...TeamMembers_team\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n      ... on SeatError {\n        code\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation InviteToTeamMutation($email: String!) {\n    inviteToTeam(email: $email) {\n      __typename\n      ... on InviteToTeamPayload {\n        team {\n          ...TeamMembers_team\n        }\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n      ... on SeatError {\n        code\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LeaveTeamMutation {\n    leaveTeam {\n      __typename\n      ... on NotFoundError {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation LeaveTeamMutation {\n    leaveTeam {\n      __typename\n      ... on NotFoundError {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSeatMutation($seatId: ID!) {\n    removeSeat(seatId: $seatId) {\n      __typename\n      ... on RemoveSeatPayload {\n        team {\n          ...TeamMembers_team\n        }\n      }\n      ... on NotFoundError {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSeatMutation($seatId: ID!) {\n    removeSeat(seatId: $seatId) {\n      __typename\n      ... on RemoveSeatPayload {\n        team {\n          ...TeamMembers_team\n        }\n      }\n      ... on NotFoundError {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeSessionMutation($id: ID!) {\n    revokeSession(id: $id) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeSessionMutation($id: ID!) {\n    revokeSession(id: $id) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeOtherSessionsMutation {\n    revokeOtherSessions {\n      revokedCount\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeOtherSessionsMutation {\n    revokeOtherSessions {\n      revokedCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfileMutation($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfilePayload {\n        viewer {\n          id\n          updatedAt\n          ...ProfileForm_viewer\n          ...SessionUser_viewer\n        }\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfileMutation($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      __typename\n      ... on UpdateProfilePayload {\n        viewer {\n          id\n          updatedAt\n          ...ProfileForm_viewer\n          ...SessionUser_viewer\n        }\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SettingSwitches_settings on MemberSettings {\n    emailUpdates\n    emailMarketing\n    emailRecommendations\n    keepHistory\n  }\n"): (typeof documents)["\n  fragment SettingSwitches_settings on MemberSettings {\n    emailUpdates\n    emailMarketing\n    emailRecommendations\n    keepHistory\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSettingsMutation($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        ...SettingSwitches_settings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSettingsMutation($input: UpdateSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        ...SettingSwitches_settings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TrackToolViewMutation($toolId: ID!) {\n    trackToolView(toolId: $toolId) {\n      kept\n    }\n  }\n"): (typeof documents)["\n  mutation TrackToolViewMutation($toolId: ID!) {\n    trackToolView(toolId: $toolId) {\n      kept\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EmailCodeQuery($code: String!) {\n    emailCode(code: $code) {\n      __typename\n      ... on EmailCode {\n        email\n        emailVerified\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  query EmailCodeQuery($code: String!) {\n    emailCode(code: $code) {\n      __typename\n      ... on EmailCode {\n        email\n        emailVerified\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordResetMutation($email: String!, $deviceToken: String) {\n    requestPasswordReset(email: $email, deviceToken: $deviceToken) {\n      __typename\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordResetMutation($email: String!, $deviceToken: String) {\n    requestPasswordReset(email: $email, deviceToken: $deviceToken) {\n      __typename\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPasswordMutation($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPasswordMutation($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      __typename\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignInMutation($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignInMutation($input: SignInInput!) {\n    signIn(input: $input) {\n      __typename\n      ... on SignInPayload {\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUpMutation($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignUpPayload {\n        referralCodeKnown\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUpMutation($input: SignUpInput!) {\n    signUp(input: $input) {\n      __typename\n      ... on SignUpPayload {\n        referralCodeKnown\n        session {\n          accessToken\n          expiresAt\n        }\n        viewer {\n          id\n          ...SessionUser_viewer\n        }\n        deviceToken\n      }\n      ... on Failure {\n        message\n      }\n      ... on InvalidInputError {\n        field\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation VerifyEmailMutation($code: String!) {\n    verifyEmail(code: $code) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation VerifyEmailMutation($code: String!) {\n    verifyEmail(code: $code) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InactiveNotice_tool on Tool {\n    id\n    name\n    status\n    mergedInto\n    category {\n      id\n      slug\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment InactiveNotice_tool on Tool {\n    id\n    name\n    status\n    mergedInto\n    category {\n      id\n      slug\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query InactiveNoticeQuery($successor: String!, $hasSuccessor: Boolean!, $category: [String!]!) {\n    successor: tool(slug: $successor) @include(if: $hasSuccessor) {\n      id\n      slug\n      name\n    }\n    tools(category: $category, first: 4) {\n      nodes {\n        id\n        ...ToolCard_tool\n      }\n    }\n  }\n"): (typeof documents)["\n  query InactiveNoticeQuery($successor: String!, $hasSuccessor: Boolean!, $category: [String!]!) {\n    successor: tool(slug: $successor) @include(if: $hasSuccessor) {\n      id\n      slug\n      name\n    }\n    tools(category: $category, first: 4) {\n      nodes {\n        id\n        ...ToolCard_tool\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SimilarTools_tool on Tool {\n    id\n    slug\n    name\n    similar(first: 4) {\n      sharedTopics\n      contrasts\n      tool {\n        id\n        slug\n        name\n        priceText\n        category {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SimilarTools_tool on Tool {\n    id\n    slug\n    name\n    similar(first: 4) {\n      sharedTopics\n      contrasts\n      tool {\n        id\n        slug\n        name\n        priceText\n        category {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToolActions_tool on Tool {\n    id\n    slug\n    name\n    websiteUrl\n  }\n"): (typeof documents)["\n  fragment ToolActions_tool on Tool {\n    id\n    slug\n    name\n    websiteUrl\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToolCard_tool on Tool {\n    id\n    slug\n    name\n    description\n    priceText\n    verified\n    featured\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n"): (typeof documents)["\n  fragment ToolCard_tool on Tool {\n    id\n    slug\n    name\n    description\n    priceText\n    verified\n    featured\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToolDetail_tool on Tool {\n    id\n    category {\n      id\n      slug\n      name\n    }\n    ...ToolHeader_tool\n    ...ToolActions_tool\n    ...ToolPricing_tool\n    ...ToolSections_tool\n    ...ToolInformation_tool\n    ...InactiveNotice_tool\n    ...SimilarTools_tool\n  }\n"): (typeof documents)["\n  fragment ToolDetail_tool on Tool {\n    id\n    category {\n      id\n      slug\n      name\n    }\n    ...ToolHeader_tool\n    ...ToolActions_tool\n    ...ToolPricing_tool\n    ...ToolSections_tool\n    ...ToolInformation_tool\n    ...InactiveNotice_tool\n    ...SimilarTools_tool\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToolHeader_tool on Tool {\n    id\n    name\n    description\n    verified\n    featured\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n"): (typeof documents)["\n  fragment ToolHeader_tool on Tool {\n    id\n    name\n    description\n    verified\n    featured\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToolInformation_tool on Tool {\n    id\n    name\n    vendor\n    pricingModel\n    apiAvailable\n    openSource\n    platforms\n    skill\n    integrations\n    privacy\n    privacyUrl\n    teamFit\n    setupMinutes\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n    }\n    facts {\n      field\n      source\n      asOf\n      checkedOn\n    }\n  }\n"): (typeof documents)["\n  fragment ToolInformation_tool on Tool {\n    id\n    name\n    vendor\n    pricingModel\n    apiAvailable\n    openSource\n    platforms\n    skill\n    integrations\n    privacy\n    privacyUrl\n    teamFit\n    setupMinutes\n    category {\n      id\n      slug\n      name\n    }\n    rating {\n      mean\n      count\n    }\n    facts {\n      field\n      source\n      asOf\n      checkedOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToolPricing_tool on Tool {\n    id\n    pricingModel\n    priceText\n    plans {\n      name\n      usdMonth\n      usdYear\n      perSeat\n      minSeats\n      keyLimits\n      asOf\n    }\n    facts {\n      field\n      sourceUrl\n      checkedOn\n    }\n  }\n"): (typeof documents)["\n  fragment ToolPricing_tool on Tool {\n    id\n    pricingModel\n    priceText\n    plans {\n      name\n      usdMonth\n      usdYear\n      perSeat\n      minSeats\n      keyLimits\n      asOf\n    }\n    facts {\n      field\n      sourceUrl\n      checkedOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToolSections_tool on Tool {\n    id\n    name\n    longDescription\n    features\n    useCases\n    pros\n    cons\n  }\n"): (typeof documents)["\n  fragment ToolSections_tool on Tool {\n    id\n    name\n    longDescription\n    features\n    useCases\n    pros\n    cons\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ToolSeo_tool on Tool {\n    id\n    slug\n    name\n    vendor\n    description\n    websiteUrl\n    status\n    platforms\n    category {\n      id\n      slug\n      name\n    }\n    plans {\n      name\n      usdMonth\n      asOf\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n"): (typeof documents)["\n  fragment ToolSeo_tool on Tool {\n    id\n    slug\n    name\n    vendor\n    description\n    websiteUrl\n    status\n    platforms\n    category {\n      id\n      slug\n      name\n    }\n    plans {\n      name\n      usdMonth\n      asOf\n    }\n    rating {\n      mean\n      count\n      source\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompareTools_tool on Tool {\n    id\n    slug\n    name\n    vendor\n    priceText\n    pricingModel\n    freeTier\n    apiAvailable\n    openSource\n    platforms\n    skill\n    integrations\n    privacy\n    features\n    useCases\n    pros\n    cons\n    category {\n      id\n      name\n    }\n    plans {\n      name\n      usdMonth\n      usdYear\n      perSeat\n      minSeats\n      keyLimits\n      asOf\n    }\n    facts {\n      field\n      source\n      asOf\n      checkedOn\n    }\n  }\n"): (typeof documents)["\n  fragment CompareTools_tool on Tool {\n    id\n    slug\n    name\n    vendor\n    priceText\n    pricingModel\n    freeTier\n    apiAvailable\n    openSource\n    platforms\n    skill\n    integrations\n    privacy\n    features\n    useCases\n    pros\n    cons\n    category {\n      id\n      name\n    }\n    plans {\n      name\n      usdMonth\n      usdYear\n      perSeat\n      minSeats\n      keyLimits\n      asOf\n    }\n    facts {\n      field\n      source\n      asOf\n      checkedOn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CompareSuggestions_tool on Tool {\n    id\n    slug\n    name\n    similar(first: 4) {\n      sharedTopics\n      contrasts\n      tool {\n        id\n        slug\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment CompareSuggestions_tool on Tool {\n    id\n    slug\n    name\n    similar(first: 4) {\n      sharedTopics\n      contrasts\n      tool {\n        id\n        slug\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportInaccuracyMutation($input: ReportInaccuracyInput!) {\n    reportInaccuracy(input: $input) {\n      __typename\n      ... on ReportInaccuracyPayload {\n        joined\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        retryAfterSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReportInaccuracyMutation($input: ReportInaccuracyInput!) {\n    reportInaccuracy(input: $input) {\n      __typename\n      ... on ReportInaccuracyPayload {\n        joined\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        retryAfterSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SuggestToolMutation($input: SuggestToolInput!) {\n    suggestTool(input: $input) {\n      __typename\n      ... on SuggestToolPayload {\n        joined\n      }\n      ... on AlreadyListed {\n        tool {\n          id\n          slug\n          name\n        }\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        retryAfterSeconds\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SuggestToolMutation($input: SuggestToolInput!) {\n    suggestTool(input: $input) {\n      __typename\n      ... on SuggestToolPayload {\n        joined\n      }\n      ... on AlreadyListed {\n        tool {\n          id\n          slug\n          name\n        }\n      }\n      ... on InvalidInputError {\n        field\n        message\n      }\n      ... on RateLimitedError {\n        retryAfterSeconds\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SavedTools_favorite on Favorite {\n    id\n    favoritedAt\n    tool {\n      id\n      slug\n      name\n      description\n      priceText\n      status\n      category {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SavedTools_favorite on Favorite {\n    id\n    favoritedAt\n    tool {\n      id\n      slug\n      name\n      description\n      priceText\n      status\n      category {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavoriteToolIdsQuery {\n    favoriteToolIds\n  }\n"): (typeof documents)["\n  query FavoriteToolIdsQuery {\n    favoriteToolIds\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddFavoriteMutation($toolId: ID!) {\n    addFavorite(toolId: $toolId) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddFavoriteMutation($toolId: ID!) {\n    addFavorite(toolId: $toolId) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFavoriteMutation($toolId: ID!) {\n    removeFavorite(toolId: $toolId) {\n      toolId\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFavoriteMutation($toolId: ID!) {\n    removeFavorite(toolId: $toolId) {\n      toolId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FeaturedTool_tool on Tool {\n    id\n    slug\n    name\n    description\n    priceText\n    category {\n      id\n      name\n    }\n    rating {\n      mean\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment FeaturedTool_tool on Tool {\n    id\n    slug\n    name\n    description\n    priceText\n    category {\n      id\n      name\n    }\n    rating {\n      mean\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CatalogueFigures_statistics on CatalogueStatistics {\n    toolCount\n    categoryCount\n    byStatus {\n      status\n      count\n    }\n    byProminence {\n      prominence\n      count\n    }\n    pricedCount\n    unknownPricingCount\n    verifiedCount\n    factCount\n    checkedFactCount\n    averageFactAgeMonths\n    factSources {\n      source\n      count\n    }\n  }\n"): (typeof documents)["\n  fragment CatalogueFigures_statistics on CatalogueStatistics {\n    toolCount\n    categoryCount\n    byStatus {\n      status\n      count\n    }\n    byProminence {\n      prominence\n      count\n    }\n    pricedCount\n    unknownPricingCount\n    verifiedCount\n    factCount\n    checkedFactCount\n    averageFactAgeMonths\n    factSources {\n      source\n      count\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClaimFigures_statistics on CatalogueStatistics {\n    toolCount\n    categoryCount\n  }\n"): (typeof documents)["\n  fragment ClaimFigures_statistics on CatalogueStatistics {\n    toolCount\n    categoryCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ClaimFigures_evaluation on RecommendationEvaluation {\n    heldOut {\n      measures {\n        key\n        value\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ClaimFigures_evaluation on RecommendationEvaluation {\n    heldOut {\n      measures {\n        key\n        value\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment EvaluationFigures_evaluation on RecommendationEvaluation {\n    engineVersion\n    peopleCount\n    gradeCount\n    toolCount\n    measures {\n      key\n      value\n      floor\n      target\n      lessIsBetter\n      reachesFloor\n      reachesTarget\n    }\n    heldOut {\n      peopleCount\n      gradeCount\n      measures {\n        key\n        value\n        floor\n        target\n        lessIsBetter\n        reachesFloor\n        reachesTarget\n      }\n    }\n    matchBands {\n      from\n      to\n      shown\n      onTopic\n      good\n    }\n  }\n"): (typeof documents)["\n  fragment EvaluationFigures_evaluation on RecommendationEvaluation {\n    engineVersion\n    peopleCount\n    gradeCount\n    toolCount\n    measures {\n      key\n      value\n      floor\n      target\n      lessIsBetter\n      reachesFloor\n      reachesTarget\n    }\n    heldOut {\n      peopleCount\n      gradeCount\n      measures {\n        key\n        value\n        floor\n        target\n        lessIsBetter\n        reachesFloor\n        reachesTarget\n      }\n    }\n    matchBands {\n      from\n      to\n      shown\n      onTopic\n      good\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizDraftQuery {\n    quizDraft {\n      answers {\n        question\n        options\n      }\n      updatedAt\n    }\n    quizResult {\n      answers {\n        question\n        options\n      }\n      createdAt\n    }\n  }\n"): (typeof documents)["\n  query QuizDraftQuery {\n    quizDraft {\n      answers {\n        question\n        options\n      }\n      updatedAt\n    }\n    quizResult {\n      answers {\n        question\n        options\n      }\n      createdAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveQuizAnswersMutation($answers: [QuizAnswerInput!]!) {\n    saveQuizAnswers(answers: $answers) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveQuizAnswersMutation($answers: [QuizAnswerInput!]!) {\n    saveQuizAnswers(answers: $answers) {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProvisionalMatchesQuery($answers: [QuizAnswerInput!]!) {\n    provisionalMatches(answers: $answers) {\n      matchPercent\n      tool {\n        id\n        slug\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProvisionalMatchesQuery($answers: [QuizAnswerInput!]!) {\n    provisionalMatches(answers: $answers) {\n      matchPercent\n      tool {\n        id\n        slug\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RunningCountQuery($answers: [QuizAnswerInput!]!) {\n    toolsInTheRunning(answers: $answers)\n  }\n"): (typeof documents)["\n  query RunningCountQuery($answers: [QuizAnswerInput!]!) {\n    toolsInTheRunning(answers: $answers)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberRatingQuery($toolId: ID!) {\n    viewer {\n      id\n      emailVerified\n    }\n    myRating(toolId: $toolId) {\n      stars\n    }\n  }\n"): (typeof documents)["\n  query MemberRatingQuery($toolId: ID!) {\n    viewer {\n      id\n      emailVerified\n    }\n    myRating(toolId: $toolId) {\n      stars\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RatedTool_tool on Tool {\n    id\n    rating {\n      mean\n      count\n      source\n    }\n  }\n"): (typeof documents)["\n  fragment RatedTool_tool on Tool {\n    id\n    rating {\n      mean\n      count\n      source\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RateToolMutation($input: RateToolInput!) {\n    rateTool(input: $input) {\n      __typename\n      ... on RateToolPayload {\n        tool {\n          ...RatedTool_tool\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RateToolMutation($input: RateToolInput!) {\n    rateTool(input: $input) {\n      __typename\n      ... on RateToolPayload {\n        tool {\n          ...RatedTool_tool\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawRatingMutation($input: WithdrawRatingInput!) {\n    withdrawRating(input: $input) {\n      __typename\n      ... on WithdrawRatingPayload {\n        tool {\n          ...RatedTool_tool\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawRatingMutation($input: WithdrawRatingInput!) {\n    withdrawRating(input: $input) {\n      __typename\n      ... on WithdrawRatingPayload {\n        tool {\n          ...RatedTool_tool\n        }\n      }\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Alternatives_alternative on RecommendationAlternative {\n    toolId\n    slug\n    name\n    contrast\n    text\n  }\n"): (typeof documents)["\n  fragment Alternatives_alternative on RecommendationAlternative {\n    toolId\n    slug\n    name\n    contrast\n    text\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BasicCard_recommendation on Recommendation {\n    rank\n    name\n    category\n    description\n    reason\n    tool {\n      id\n      slug\n      name\n      websiteUrl\n      priceText\n      rating {\n        mean\n        count\n        source\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BasicCard_recommendation on Recommendation {\n    rank\n    name\n    category\n    description\n    reason\n    tool {\n      id\n      slug\n      name\n      websiteUrl\n      priceText\n      rating {\n        mean\n        count\n        source\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompareForYouQuery($toolIds: [ID!]!) {\n    quizResult {\n      id\n      timestamp\n      answers {\n        question\n        options\n      }\n    }\n    toolMatches(toolIds: $toolIds) {\n      toolId\n      matchPercent\n      blockedBy {\n        limit\n        text\n      }\n      ledger {\n        code\n        label\n        points\n        outOf\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompareForYouQuery($toolIds: [ID!]!) {\n    quizResult {\n      id\n      timestamp\n      answers {\n        question\n        options\n      }\n    }\n    toolMatches(toolIds: $toolIds) {\n      toolId\n      matchPercent\n      blockedBy {\n        limit\n        text\n      }\n      ledger {\n        code\n        label\n        points\n        outOf\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CounterfactualQuery($toolId: ID!, $timestamp: String) {\n    whatWouldChange(toolId: $toolId, timestamp: $timestamp) {\n      rank\n      changes {\n        question\n        text\n      }\n    }\n  }\n"): (typeof documents)["\n  query CounterfactualQuery($toolId: ID!, $timestamp: String) {\n    whatWouldChange(toolId: $toolId, timestamp: $timestamp) {\n      rank\n      changes {\n        question\n        text\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CritiquedListQuery($timestamp: String, $critique: Critique!) {\n    critiquedRecommendations(timestamp: $timestamp, critique: $critique) {\n      change {\n        question\n        text\n      }\n      inTheRunning\n      items {\n        ...ResultList_recommendation\n      }\n    }\n  }\n"): (typeof documents)["\n  query CritiquedListQuery($timestamp: String, $critique: Critique!) {\n    critiquedRecommendations(timestamp: $timestamp, critique: $critique) {\n      change {\n        question\n        text\n      }\n      inTheRunning\n      items {\n        ...ResultList_recommendation\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ExclusionReasonQuery($toolId: ID!, $timestamp: String) {\n    whyNot(toolId: $toolId, timestamp: $timestamp) {\n      status\n      limit\n      text\n      rank\n      matchPercent\n      lowest\n    }\n  }\n"): (typeof documents)["\n  query ExclusionReasonQuery($toolId: ID!, $timestamp: String) {\n    whyNot(toolId: $toolId, timestamp: $timestamp) {\n      status\n      limit\n      text\n      rank\n      matchPercent\n      lowest\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LatestRecommendations_result on QuizResult {\n    id\n    paid\n    recommendations {\n      toolId\n      slug\n      name\n      category\n      reason\n      reasoning\n      matchPercent\n      tool {\n        id\n        websiteUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment LatestRecommendations_result on QuizResult {\n    id\n    paid\n    recommendations {\n      toolId\n      slug\n      name\n      category\n      reason\n      reasoning\n      matchPercent\n      tool {\n        id\n        websiteUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MatchLedger_row on MatchLedgerRow {\n    code\n    label\n    points\n    outOf\n    because\n  }\n"): (typeof documents)["\n  fragment MatchLedger_row on MatchLedgerRow {\n    code\n    label\n    points\n    outOf\n    because\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberResultsQuery($timestamp: String, $permanent: Boolean!) {\n    quizResult(timestamp: $timestamp) {\n      id\n      timestamp\n      createdAt\n      paid\n      ...ResultsView_result\n    }\n    latest: quizResult @include(if: $permanent) {\n      id\n    }\n    recommendationQuota {\n      ...QuotaLeft_quota\n    }\n  }\n"): (typeof documents)["\n  query MemberResultsQuery($timestamp: String, $permanent: Boolean!) {\n    quizResult(timestamp: $timestamp) {\n      id\n      timestamp\n      createdAt\n      paid\n      ...ResultsView_result\n    }\n    latest: quizResult @include(if: $permanent) {\n      id\n    }\n    recommendationQuota {\n      ...QuotaLeft_quota\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlanQuotes_quote on PlanQuote {\n    name\n    usdMonth\n    totalMonth\n    seats\n    withinBudget\n    why\n    asOf\n  }\n"): (typeof documents)["\n  fragment PlanQuotes_quote on PlanQuote {\n    name\n    usdMonth\n    totalMonth\n    seats\n    withinBudget\n    why\n    asOf\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment QuotaLeft_quota on RecommendationQuota {\n    limit\n    remaining\n    resetsAt\n  }\n"): (typeof documents)["\n  fragment QuotaLeft_quota on RecommendationQuota {\n    limit\n    remaining\n    resetsAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecommendationCard_recommendation on Recommendation {\n    toolId\n    slug\n    rank\n    name\n    category\n    reason\n    matchPercent\n    label\n    reasoning\n    specificRecommendation\n    ledger {\n      ...MatchLedger_row\n    }\n    optimalPlan {\n      name\n      text\n    }\n    pricingAnalysis {\n      ...PlanQuotes_quote\n    }\n    keyBenefits {\n      text\n      intent\n    }\n    alternatives {\n      ...Alternatives_alternative\n    }\n    tool {\n      id\n      slug\n      name\n      websiteUrl\n      priceText\n    }\n  }\n"): (typeof documents)["\n  fragment RecommendationCard_recommendation on Recommendation {\n    toolId\n    slug\n    rank\n    name\n    category\n    reason\n    matchPercent\n    label\n    reasoning\n    specificRecommendation\n    ledger {\n      ...MatchLedger_row\n    }\n    optimalPlan {\n      name\n      text\n    }\n    pricingAnalysis {\n      ...PlanQuotes_quote\n    }\n    keyBenefits {\n      text\n      intent\n    }\n    alternatives {\n      ...Alternatives_alternative\n    }\n    tool {\n      id\n      slug\n      name\n      websiteUrl\n      priceText\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResultList_recommendation on Recommendation {\n    toolId\n    ...RecommendationCard_recommendation\n    ...BasicCard_recommendation\n  }\n"): (typeof documents)["\n  fragment ResultList_recommendation on Recommendation {\n    toolId\n    ...RecommendationCard_recommendation\n    ...BasicCard_recommendation\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResultList_relaxation on QuizRelaxation {\n    heading\n    why\n    items {\n      ...ResultList_recommendation\n    }\n  }\n"): (typeof documents)["\n  fragment ResultList_relaxation on QuizRelaxation {\n    heading\n    why\n    items {\n      ...ResultList_recommendation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResultsView_result on QuizResult {\n    id\n    timestamp\n    paid\n    ...ResultSummary_result\n    recommendations {\n      rank\n      name\n      tool {\n        id\n        slug\n      }\n      ...ResultList_recommendation\n    }\n    relaxations {\n      ...ResultList_relaxation\n    }\n    previous {\n      ...RetakeDifference_difference\n    }\n  }\n"): (typeof documents)["\n  fragment ResultsView_result on QuizResult {\n    id\n    timestamp\n    paid\n    ...ResultSummary_result\n    recommendations {\n      rank\n      name\n      tool {\n        id\n        slug\n      }\n      ...ResultList_recommendation\n    }\n    relaxations {\n      ...ResultList_relaxation\n    }\n    previous {\n      ...RetakeDifference_difference\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RetakeDifference_difference on RetakeDifference {\n    added {\n      name\n      slug\n      because\n    }\n    dropped {\n      name\n      slug\n      because\n    }\n  }\n"): (typeof documents)["\n  fragment RetakeDifference_difference on RetakeDifference {\n    added {\n      name\n      slug\n      because\n    }\n    dropped {\n      name\n      slug\n      because\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResultSummary_result on QuizResult {\n    id\n    createdAt\n    role\n    industry\n    budget\n    teamSize\n    paid\n    inTheRunning\n    recommendations {\n      name\n      category\n      reason\n      reasoning\n      matchPercent\n      label\n      optimalPlan {\n        name\n        text\n      }\n      keyBenefits {\n        text\n      }\n      tool {\n        id\n        websiteUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment ResultSummary_result on QuizResult {\n    id\n    createdAt\n    role\n    industry\n    budget\n    teamSize\n    paid\n    inTheRunning\n    recommendations {\n      name\n      category\n      reason\n      reasoning\n      matchPercent\n      label\n      optimalPlan {\n        name\n        text\n      }\n      keyBenefits {\n        text\n      }\n      tool {\n        id\n        websiteUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ToolMatchQuery($toolIds: [ID!]!) {\n    toolMatches(toolIds: $toolIds) {\n      toolId\n      matchPercent\n      blockedBy {\n        limit\n        text\n      }\n      ledger {\n        ...MatchLedger_row\n      }\n    }\n  }\n"): (typeof documents)["\n  query ToolMatchQuery($toolIds: [ID!]!) {\n    toolMatches(toolIds: $toolIds) {\n      toolId\n      matchPercent\n      blockedBy {\n        limit\n        text\n      }\n      ledger {\n        ...MatchLedger_row\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RegenerateRecommendationsMutation($timestamp: String, $upgraded: Boolean) {\n    regenerateRecommendations(timestamp: $timestamp, upgraded: $upgraded) {\n      __typename\n      ... on RegenerateRecommendationsPayload {\n        result {\n          id\n          timestamp\n        }\n      }\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RegenerateRecommendationsMutation($timestamp: String, $upgraded: Boolean) {\n    regenerateRecommendations(timestamp: $timestamp, upgraded: $upgraded) {\n      __typename\n      ... on RegenerateRecommendationsPayload {\n        result {\n          id\n          timestamp\n        }\n      }\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReferralDashboardQuery {\n    referral {\n      ...ReferralFigures_referral\n    }\n  }\n"): (typeof documents)["\n  query ReferralDashboardQuery {\n    referral {\n      ...ReferralFigures_referral\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReferralFigures_referral on ReferralOverview {\n    code\n    link\n    successfulCount\n    pendingCount\n    earnedMonths\n    canEarn\n    nextReward {\n      referrals\n      months\n    }\n    ...ReferralHistory_referral\n  }\n"): (typeof documents)["\n  fragment ReferralFigures_referral on ReferralOverview {\n    code\n    link\n    successfulCount\n    pendingCount\n    earnedMonths\n    canEarn\n    nextReward {\n      referrals\n      months\n    }\n    ...ReferralHistory_referral\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReferralHistory_referral on ReferralOverview {\n    rewards {\n      id\n      months\n      referrals\n      form\n      creditCents\n      earnedMonth\n      state\n    }\n    referrals(first: 100) {\n      month\n      status\n    }\n  }\n"): (typeof documents)["\n  fragment ReferralHistory_referral on ReferralOverview {\n    rewards {\n      id\n      months\n      referrals\n      form\n      creditCents\n      earnedMonth\n      state\n    }\n    referrals(first: 100) {\n      month\n      status\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportClientErrorMutation($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      __typename\n    }\n  }\n"): (typeof documents)["\n  mutation ReportClientErrorMutation($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      __typename\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionUser_viewer on Viewer {\n    id\n    email\n    fullName\n    entitlement {\n      label\n      paid\n    }\n  }\n"): (typeof documents)["\n  fragment SessionUser_viewer on Viewer {\n    id\n    email\n    fullName\n    entitlement {\n      label\n      paid\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SessionViewerQuery {\n    viewer {\n      id\n      ...SessionUser_viewer\n    }\n  }\n"): (typeof documents)["\n  query SessionViewerQuery {\n    viewer {\n      id\n      ...SessionUser_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOutMutation {\n    signOut {\n      signedOut\n    }\n  }\n"): (typeof documents)["\n  mutation SignOutMutation {\n    signOut {\n      signedOut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestVerificationMutation {\n    requestVerification {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestVerificationMutation {\n    requestVerification {\n      __typename\n      ... on Failure {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitQuizMutation($answers: [QuizAnswerInput!]!) {\n    submitQuiz(answers: $answers) {\n      __typename\n      ... on SubmitQuizPayload {\n        result {\n          timestamp\n        }\n      }\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitQuizMutation($answers: [QuizAnswerInput!]!) {\n    submitQuiz(answers: $answers) {\n      __typename\n      ... on SubmitQuizPayload {\n        result {\n          timestamp\n        }\n      }\n      ... on Failure {\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ToolSuggestionsQuery($search: String!) {\n    toolSuggestions(search: $search, first: 6) {\n      id\n      slug\n      name\n      category {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query ToolSuggestionsQuery($search: String!) {\n    toolSuggestions(search: $search, first: 6) {\n      id\n      slug\n      name\n      category {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompareRouteQuery($slugs: [String!]!, $only: String!, $isOne: Boolean!) {\n    compareTools(slugs: $slugs) {\n      id\n      slug\n      name\n      ...CompareTools_tool\n    }\n    one: tool(slug: $only) @include(if: $isOne) {\n      id\n      ...CompareSuggestions_tool\n    }\n  }\n"): (typeof documents)["\n  query CompareRouteQuery($slugs: [String!]!, $only: String!, $isOne: Boolean!) {\n    compareTools(slugs: $slugs) {\n      id\n      slug\n      name\n      ...CompareTools_tool\n    }\n    one: tool(slug: $only) @include(if: $isOne) {\n      id\n      ...CompareSuggestions_tool\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DirectoryRouteQuery(\n    $search: String\n    $category: [String!]\n    $pricingModel: [PricingModel!]\n    $platform: [Platform!]\n    $freeTier: Boolean\n    $apiAvailable: Boolean\n    $verified: Boolean\n    $sort: ToolSort!\n    $first: Int!\n    $offset: Int!\n  ) {\n    tools(\n      search: $search\n      category: $category\n      pricingModel: $pricingModel\n      platform: $platform\n      freeTier: $freeTier\n      apiAvailable: $apiAvailable\n      verified: $verified\n      sort: $sort\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      correctedSearch\n      nodes {\n        id\n        ...ToolCard_tool\n      }\n      facets {\n        categories {\n          count\n          category {\n            id\n            slug\n          }\n        }\n        pricingModels {\n          count\n          pricingModel\n        }\n        platforms {\n          count\n          platform\n        }\n        freeTier\n        apiAvailable\n        verified\n      }\n    }\n    categories {\n      id\n      slug\n      name\n    }\n    pricingModels\n  }\n"): (typeof documents)["\n  query DirectoryRouteQuery(\n    $search: String\n    $category: [String!]\n    $pricingModel: [PricingModel!]\n    $platform: [Platform!]\n    $freeTier: Boolean\n    $apiAvailable: Boolean\n    $verified: Boolean\n    $sort: ToolSort!\n    $first: Int!\n    $offset: Int!\n  ) {\n    tools(\n      search: $search\n      category: $category\n      pricingModel: $pricingModel\n      platform: $platform\n      freeTier: $freeTier\n      apiAvailable: $apiAvailable\n      verified: $verified\n      sort: $sort\n      first: $first\n      offset: $offset\n    ) {\n      totalCount\n      correctedSearch\n      nodes {\n        id\n        ...ToolCard_tool\n      }\n      facets {\n        categories {\n          count\n          category {\n            id\n            slug\n          }\n        }\n        pricingModels {\n          count\n          pricingModel\n        }\n        platforms {\n          count\n          platform\n        }\n        freeTier\n        apiAvailable\n        verified\n      }\n    }\n    categories {\n      id\n      slug\n      name\n    }\n    pricingModels\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeRouteQuery {\n    tools(featured: true, first: 4) {\n      nodes {\n        id\n        ...FeaturedTool_tool\n      }\n    }\n  }\n"): (typeof documents)["\n  query HomeRouteQuery {\n    tools(featured: true, first: 4) {\n      nodes {\n        id\n        ...FeaturedTool_tool\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DashboardRouteQuery {\n    favorites(first: 5) {\n      totalCount\n      nodes {\n        id\n        tool {\n          id\n          slug\n          name\n          category {\n            id\n            name\n          }\n        }\n      }\n    }\n    recentActivity(first: 10) {\n      id\n      createdAt\n      tool {\n        id\n        slug\n        name\n      }\n    }\n    toolsExplored\n    quizResult {\n      id\n      recommendations {\n        toolId\n      }\n      ...LatestRecommendations_result\n    }\n  }\n"): (typeof documents)["\n  query DashboardRouteQuery {\n    favorites(first: 5) {\n      totalCount\n      nodes {\n        id\n        tool {\n          id\n          slug\n          name\n          category {\n            id\n            name\n          }\n        }\n      }\n    }\n    recentActivity(first: 10) {\n      id\n      createdAt\n      tool {\n        id\n        slug\n        name\n      }\n    }\n    toolsExplored\n    quizResult {\n      id\n      recommendations {\n        toolId\n      }\n      ...LatestRecommendations_result\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FavoritesRouteQuery($first: Int!, $after: String) {\n    favorites(first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...SavedTools_favorite\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"): (typeof documents)["\n  query FavoritesRouteQuery($first: Int!, $after: String) {\n    favorites(first: $first, after: $after) {\n      totalCount\n      nodes {\n        id\n        ...SavedTools_favorite\n      }\n      pageInfo {\n        endCursor\n        hasNextPage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfileRouteQuery {\n    viewer {\n      id\n      email\n      emailVerified\n      fullName\n      company\n      jobTitle\n      industry\n      website\n      bio\n      createdAt\n      updatedAt\n      entitlement {\n        label\n      }\n      ...ProfileForm_viewer\n    }\n  }\n"): (typeof documents)["\n  query ProfileRouteQuery {\n    viewer {\n      id\n      email\n      emailVerified\n      fullName\n      company\n      jobTitle\n      industry\n      website\n      bio\n      createdAt\n      updatedAt\n      entitlement {\n        label\n      }\n      ...ProfileForm_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingsRouteQuery {\n    viewer {\n      id\n      ...SettingsTabs_viewer\n    }\n    settings {\n      ...SettingSwitches_settings\n    }\n  }\n"): (typeof documents)["\n  query SettingsRouteQuery {\n    viewer {\n      id\n      ...SettingsTabs_viewer\n    }\n    settings {\n      ...SettingSwitches_settings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TeamJoinRouteQuery($code: String!) {\n    seatInvitation(code: $code) {\n      __typename\n      ... on SeatInvitation {\n        ...JoinTeam_invitation\n      }\n      ... on Failure {\n        message\n      }\n    }\n    viewer {\n      id\n      seat {\n        ownerName\n      }\n      ...JoinTeam_viewer\n    }\n  }\n"): (typeof documents)["\n  query TeamJoinRouteQuery($code: String!) {\n    seatInvitation(code: $code) {\n      __typename\n      ... on SeatInvitation {\n        ...JoinTeam_invitation\n      }\n      ... on Failure {\n        message\n      }\n    }\n    viewer {\n      id\n      seat {\n        ownerName\n      }\n      ...JoinTeam_viewer\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MethodologyRouteQuery {\n    catalogueStatistics {\n      ...CatalogueFigures_statistics\n      ...ClaimFigures_statistics\n    }\n    recommendationEvaluation {\n      ...EvaluationFigures_evaluation\n      ...ClaimFigures_evaluation\n    }\n  }\n"): (typeof documents)["\n  query MethodologyRouteQuery {\n    catalogueStatistics {\n      ...CatalogueFigures_statistics\n      ...ClaimFigures_statistics\n    }\n    recommendationEvaluation {\n      ...EvaluationFigures_evaluation\n      ...ClaimFigures_evaluation\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query QuizRouteQuery {\n    quiz {\n      questions {\n        number\n        key\n        text\n        type\n        options {\n          id\n          text\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query QuizRouteQuery {\n    quiz {\n      questions {\n        number\n        key\n        text\n        type\n        options {\n          id\n          text\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SuggestRouteQuery {\n    categories {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query SuggestRouteQuery {\n    categories {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ToolOrCategoryRouteQuery($slug: String!) {\n    tool(slug: $slug) {\n      id\n      slug\n    }\n  }\n"): (typeof documents)["\n  query ToolOrCategoryRouteQuery($slug: String!) {\n    tool(slug: $slug) {\n      id\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ToolRouteQuery($reference: String!) {\n    tool(reference: $reference) {\n      id\n      slug\n      name\n      ...ToolSeo_tool\n      ...ToolDetail_tool\n    }\n  }\n"): (typeof documents)["\n  query ToolRouteQuery($reference: String!) {\n    tool(reference: $reference) {\n      id\n      slug\n      name\n      ...ToolSeo_tool\n      ...ToolDetail_tool\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;
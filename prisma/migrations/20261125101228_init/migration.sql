-- Trigram search. Present in the embedded database and in PostgreSQL's contrib package; trusted, so that the
-- owner of a database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "PricingModel" AS ENUM ('free', 'freemium', 'paid', 'enterprise');

-- CreateEnum
CREATE TYPE "ToolStatus" AS ENUM ('active', 'discontinued', 'merged', 'delisted');

-- CreateEnum
CREATE TYPE "FactSource" AS ENUM ('vendor_page', 'public_list', 'editorial', 'member_report', 'import', 'person');

-- CreateEnum
CREATE TYPE "ChangeSetKind" AS ENUM ('data_files', 'import', 'undo', 'person');

-- CreateEnum
CREATE TYPE "ChangeSetState" AS ENUM ('running', 'done', 'undone', 'failed');

-- CreateEnum
CREATE TYPE "ChangeAction" AS ENUM ('created', 'changed', 'removed');

-- CreateEnum
CREATE TYPE "ReviewState" AS ENUM ('open', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "InaccuracyKind" AS ENUM ('broken_link', 'wrong_category', 'outdated', 'price', 'other');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('member', 'admin', 'editor');

-- CreateEnum
CREATE TYPE "CodePurpose" AS ENUM ('verify_email', 'recover', 'reset_password');

-- CreateEnum
CREATE TYPE "JobState" AS ENUM ('waiting', 'running', 'done', 'dead');

-- CreateEnum
CREATE TYPE "PaidPlan" AS ENUM ('pro', 'business');

-- CreateEnum
CREATE TYPE "GrantSource" AS ENUM ('administrator', 'shell', 'subscription', 'referral', 'seat');

-- CreateEnum
CREATE TYPE "BillingPeriod" AS ENUM ('month', 'year');

-- CreateEnum
CREATE TYPE "PaymentMode" AS ENUM ('local', 'test', 'live');

-- CreateEnum
CREATE TYPE "SubscriptionStatus" AS ENUM ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled');

-- CreateEnum
CREATE TYPE "InvoiceStatus" AS ENUM ('draft', 'open', 'paid', 'uncollectible', 'void');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('requested', 'approved', 'refused');

-- CreateEnum
CREATE TYPE "ReferralRefusal" AS ENUM ('self', 'same_address', 'circular', 'same_card');

-- CreateEnum
CREATE TYPE "RewardForm" AS ENUM ('months', 'credit');

-- CreateEnum
CREATE TYPE "PageType" AS ENUM ('comparison', 'category', 'industry', 'feature', 'problem', 'guide');

-- CreateEnum
CREATE TYPE "PageStatus" AS ENUM ('draft', 'published');

-- CreateEnum
CREATE TYPE "ContactState" AS ENUM ('open', 'answered', 'closed');

-- CreateEnum
CREATE TYPE "AnalyticsKind" AS ENUM ('page_view', 'event', 'session', 'tool_view', 'sign_up', 'conversion');

-- CreateEnum
CREATE TYPE "AnalyticsBucket" AS ENUM ('person', 'bot', 'spam');

-- CreateEnum
CREATE TYPE "AnalyticsPeriod" AS ENUM ('hour', 'day');

-- CreateEnum
CREATE TYPE "DataRequestLaw" AS ENUM ('gdpr', 'ccpa');

-- CreateEnum
CREATE TYPE "DataRequestKind" AS ENUM ('access', 'erasure', 'correction');

-- CreateEnum
CREATE TYPE "CandidateSource" AS ENUM ('feed', 'suggestion');

-- CreateEnum
CREATE TYPE "CandidateState" AS ENUM ('open', 'prepared', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "AnalyticsImportState" AS ENUM ('imported', 'undone');

-- CreateEnum
CREATE TYPE "PageRevisionState" AS ENUM ('open', 'accepted', 'rejected', 'withdrawn');

-- CreateTable
CREATE TABLE "categories" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,

    CONSTRAINT "categories_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tools" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_lower" TEXT COLLATE "C" NOT NULL,
    "search_text" TEXT NOT NULL,
    "vendor" TEXT NOT NULL,
    "website_url" TEXT,
    "logo_url" TEXT,
    "category_id" UUID NOT NULL,
    "pricing_model" "PricingModel",
    "description" TEXT NOT NULL,
    "long_description" TEXT NOT NULL,
    "features" TEXT[],
    "use_cases" TEXT[],
    "pros" TEXT[],
    "cons" TEXT[],
    "plans" JSONB NOT NULL DEFAULT '[]',
    "price_cents" INTEGER,
    "topics" JSONB NOT NULL DEFAULT '{}',
    "prominence" SMALLINT NOT NULL DEFAULT 0,
    "skill" SMALLINT NOT NULL DEFAULT 2,
    "general_assistant" BOOLEAN NOT NULL DEFAULT false,
    "api_available" BOOLEAN,
    "open_source" BOOLEAN,
    "platforms" TEXT[],
    "integrations" TEXT[],
    "privacy" TEXT[],
    "privacy_url" TEXT,
    "industries" TEXT[],
    "roles" TEXT[],
    "team_fit" TEXT[],
    "setup_minutes" INTEGER,
    "status" "ToolStatus" NOT NULL DEFAULT 'active',
    "merged_into" TEXT,
    "aliases" TEXT[],
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "verified_on" DATE,
    "added_on" DATE NOT NULL,
    "imported_rating" DOUBLE PRECISION,
    "imported_rating_count" INTEGER,
    "imported_rating_source" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "free_tier" BOOLEAN NOT NULL DEFAULT false,
    "names_text" TEXT NOT NULL DEFAULT '',
    "address_key" TEXT,
    "name_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "rating_count" INTEGER NOT NULL DEFAULT 0,
    "rating_score" INTEGER NOT NULL DEFAULT 3500000,
    "rating_sum" INTEGER NOT NULL DEFAULT 0,
    "directory_rank" INTEGER NOT NULL DEFAULT 0,
    "editor_rank" SMALLINT,
    "owner" TEXT,

    CONSTRAINT "tools_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_facts" (
    "tool_id" UUID NOT NULL,
    "field" TEXT NOT NULL,
    "source" "FactSource" NOT NULL,
    "known_for" DATE NOT NULL,
    "source_url" TEXT,
    "checked_on" DATE,

    CONSTRAINT "tool_facts_pkey" PRIMARY KEY ("tool_id","field")
);

-- CreateTable
CREATE TABLE "change_sets" (
    "id" UUID NOT NULL,
    "kind" "ChangeSetKind" NOT NULL,
    "source" TEXT NOT NULL,
    "state" "ChangeSetState" NOT NULL DEFAULT 'running',
    "created" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "removed" INTEGER NOT NULL DEFAULT 0,
    "refused" INTEGER NOT NULL DEFAULT 0,
    "undo_of_id" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "actor_id" UUID,

    CONSTRAINT "change_sets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_changes" (
    "sequence" BIGSERIAL NOT NULL,
    "change_set_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "action" "ChangeAction" NOT NULL,
    "field" TEXT,
    "old_value" JSONB,
    "new_value" JSONB,
    "old_fact" JSONB,
    "new_fact" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tool_changes_pkey" PRIMARY KEY ("sequence")
);

-- CreateTable
CREATE TABLE "inaccuracy_reports" (
    "id" UUID NOT NULL,
    "tool_id" UUID,
    "kind" "InaccuracyKind" NOT NULL,
    "state" "ReviewState" NOT NULL DEFAULT 'open',
    "report_count" INTEGER NOT NULL DEFAULT 1,
    "note" TEXT,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_reported_at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT,
    "page_id" UUID,
    "settled_at" TIMESTAMPTZ(3),
    "deferred_until" TIMESTAMPTZ(3),

    CONSTRAINT "inaccuracy_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_suggestions" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "website_url" TEXT NOT NULL,
    "category" TEXT,
    "name_key" TEXT NOT NULL,
    "address_key" TEXT NOT NULL,
    "state" "ReviewState" NOT NULL DEFAULT 'open',
    "suggestion_count" INTEGER NOT NULL DEFAULT 1,
    "note" TEXT,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_suggested_at" TIMESTAMPTZ(3) NOT NULL,
    "deferred_until" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "tool_suggestions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_state" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "data_hash" TEXT,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "catalogue_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cache_state" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "sequence" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "cache_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cache_invalidations" (
    "sequence" INTEGER NOT NULL,
    "tags" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cache_invalidations_pkey" PRIMARY KEY ("sequence")
);

-- CreateTable
CREATE TABLE "client_error_reports" (
    "id" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "stack" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "client_error_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "name" TEXT NOT NULL,
    "company" TEXT,
    "job_title" TEXT,
    "industry" TEXT,
    "website" TEXT,
    "bio" TEXT,
    "role" "Role" NOT NULL DEFAULT 'member',
    "referred_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "referral_code" TEXT,
    "suspended_at" TIMESTAMPTZ(3),
    "suspension_reason" TEXT,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "password_confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "known_devices" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider_id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_views" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "first_viewed_at" TIMESTAMPTZ(3) NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tool_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_settings" (
    "user_id" UUID NOT NULL,
    "email_marketing" BOOLEAN NOT NULL DEFAULT false,
    "email_updates" BOOLEAN NOT NULL DEFAULT false,
    "email_recommendations" BOOLEAN NOT NULL DEFAULT false,
    "push_notifications" BOOLEAN NOT NULL DEFAULT false,
    "keep_history" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "price_alerts" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "member_settings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "verifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "CodePurpose" NOT NULL,
    "code_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "state" "JobState" NOT NULL DEFAULT 'waiting',
    "key" TEXT NOT NULL,
    "active_key" TEXT,
    "payload" JSONB NOT NULL,
    "user_id" UUID,
    "available_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lease_token" UUID,
    "run_again" BOOLEAN NOT NULL DEFAULT false,
    "progress_done" INTEGER,
    "progress_total" INTEGER,
    "progress_text" TEXT,
    "result" JSONB,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_mails" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "recipient" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "dead_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outbox_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plan_grants" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "plan" "PaidPlan" NOT NULL,
    "source" "GrantSource" NOT NULL,
    "granted_by_id" UUID,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "origin" TEXT,
    "payment_mode" "PaymentMode",
    "period" "BillingPeriod",
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "plan_grants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "billing_customers" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "mode" "PaymentMode" NOT NULL,
    "provider_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "synced_at" TIMESTAMPTZ(3),
    "card_hashes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "credit_cents" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "billing_customers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" TEXT NOT NULL,
    "customer_id" UUID NOT NULL,
    "status" "SubscriptionStatus" NOT NULL,
    "plan" "PaidPlan" NOT NULL,
    "period" "BillingPeriod" NOT NULL,
    "current_period_start" TIMESTAMPTZ(3) NOT NULL,
    "current_period_end" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "next_plan" "PaidPlan",
    "next_period" "BillingPeriod",
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "invoice_id" TEXT NOT NULL,
    "customer_id" UUID NOT NULL,
    "subscription_id" TEXT NOT NULL,
    "status" "InvoiceStatus" NOT NULL,
    "plan" "PaidPlan" NOT NULL,
    "period" "BillingPeriod" NOT NULL,
    "number" TEXT,
    "total_cents" INTEGER NOT NULL,
    "paid_cents" INTEGER NOT NULL,
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "paid_at" TIMESTAMPTZ(3),
    "refunded_at" TIMESTAMPTZ(3),
    "disputed_at" TIMESTAMPTZ(3),
    "dispute_won" BOOLEAN,
    "next_attempt_at" TIMESTAMPTZ(3),
    "attempted" BOOLEAN NOT NULL,
    "invoice_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" TEXT NOT NULL,
    "mode" "PaymentMode" NOT NULL,
    "type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund_requests" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "user_id" UUID,
    "reason" TEXT,
    "state" "RefundState" NOT NULL DEFAULT 'requested',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "settled_by_id" UUID,

    CONSTRAINT "refund_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_checkout_states" (
    "id" INTEGER NOT NULL,
    "state" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_checkout_states_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seats" (
    "id" UUID NOT NULL,
    "owner_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "member_id" UUID,
    "code_hash" TEXT NOT NULL,
    "invited_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "seats_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referrals" (
    "id" UUID NOT NULL,
    "referrer_id" UUID NOT NULL,
    "referred_id" UUID,
    "refusal" "ReferralRefusal",
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "paid_times" JSONB NOT NULL DEFAULT '[]',
    "qualified_at" TIMESTAMPTZ(3),
    "counts_from" TIMESTAMPTZ(3),

    CONSTRAINT "referrals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "referral_rewards" (
    "id" UUID NOT NULL,
    "referrer_id" UUID NOT NULL,
    "milestone" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "months" INTEGER NOT NULL,
    "form" "RewardForm" NOT NULL,
    "credit_cents" INTEGER,
    "payment_mode" "PaymentMode",
    "earned_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "credited_at" TIMESTAMPTZ(3),
    "reversed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "referral_rewards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "favorites" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "favorites_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collections" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "share_seed" TEXT,
    "share_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "collections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_tools" (
    "id" UUID NOT NULL,
    "collection_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "collection_tools_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_ratings" (
    "user_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "stars" SMALLINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tool_ratings_pkey" PRIMARY KEY ("user_id","tool_id"),
    CONSTRAINT "tool_ratings_stars_check" CHECK ("stars" BETWEEN 1 AND 5)
);

-- CreateTable
CREATE TABLE "quiz_drafts" (
    "user_id" UUID NOT NULL,
    "answers" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quiz_drafts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "quiz_results" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "answers" JSONB NOT NULL,
    "answers_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "quiz_results_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recommendation_sets" (
    "id" UUID NOT NULL,
    "result_id" UUID NOT NULL,
    "paid" BOOLEAN NOT NULL,
    "engine_version" TEXT NOT NULL,
    "catalogue_revision" INTEGER NOT NULL,
    "list" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recommendation_sets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recommendation_usage" (
    "user_id" UUID NOT NULL,
    "month" TEXT NOT NULL,
    "used" SMALLINT NOT NULL,

    CONSTRAINT "recommendation_usage_pkey" PRIMARY KEY ("user_id","month")
);

-- CreateTable
CREATE TABLE "retained_usage" (
    "address_hash" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "used" SMALLINT NOT NULL,

    CONSTRAINT "retained_usage_pkey" PRIMARY KEY ("address_hash","month")
);

-- CreateTable
CREATE TABLE "password_reset_requests" (
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_reset_requests_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "rate_limit_windows" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "strikes" INTEGER NOT NULL DEFAULT 0,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limit_windows_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "programmatic_pages" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "type" "PageType" NOT NULL,
    "status" "PageStatus" NOT NULL,
    "gate_problems" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "title" TEXT NOT NULL,
    "meta_description" TEXT NOT NULL,
    "keyword" TEXT NOT NULL,
    "category_slug" TEXT,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "author" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "markdown" TEXT NOT NULL,
    "content_preview" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "word_count" INTEGER NOT NULL DEFAULT 0,
    "distinct_facts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "schema_data" JSONB NOT NULL,
    "tool_ids" UUID[] DEFAULT ARRAY[]::UUID[],
    "related_slugs" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "facts_as_of" DATE,
    "facts_checked_on" DATE,
    "content_hash" TEXT NOT NULL,
    "content_changed_at" TIMESTAMPTZ(3) NOT NULL,
    "title_override" TEXT,
    "description_override" TEXT,
    "status_override" "PageStatus",
    "published_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "gone_at" TIMESTAMPTZ(3),
    "moved_to" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "programmatic_pages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_former_slugs" (
    "slug" TEXT NOT NULL,
    "page_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "page_former_slugs_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "page_generation_state" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "change_sequence" BIGINT NOT NULL DEFAULT 0,
    "rules_hash" TEXT,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "page_generation_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "content_views" (
    "path" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "content_views_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "content_view_sessions" (
    "path" TEXT NOT NULL,
    "session_key" TEXT NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "content_view_sessions_pkey" PRIMARY KEY ("path","session_key")
);

-- CreateTable
CREATE TABLE "article_ratings" (
    "slug" TEXT NOT NULL,
    "session_key" TEXT NOT NULL,
    "helpful" BOOLEAN NOT NULL,
    "rated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "article_ratings_pkey" PRIMARY KEY ("slug","session_key")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "state" "ContactState" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_replies" (
    "id" UUID NOT NULL,
    "message_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_replies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor_id" UUID,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT,
    "before" JSONB,
    "after" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_events" (
    "id" UUID NOT NULL,
    "kind" "AnalyticsKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "visit_key" UUID,
    "user_id" UUID,
    "bucket" "AnalyticsBucket" NOT NULL DEFAULT 'person',
    "reason" TEXT,
    "path" TEXT,
    "title" TEXT,
    "source" TEXT,
    "medium" TEXT,
    "campaign" TEXT,
    "category" TEXT,
    "action" TEXT,
    "label" TEXT,
    "value" DOUBLE PRECISION,
    "pages" INTEGER,
    "bounced" BOOLEAN,

    CONSTRAINT "analytics_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_visits" (
    "visit_key" UUID NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "bucket" "AnalyticsBucket" NOT NULL,
    "reason" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "source_key" TEXT NOT NULL,
    "views" INTEGER NOT NULL,
    "ended" BOOLEAN NOT NULL,
    "bounced" BOOLEAN NOT NULL,
    "seconds" DOUBLE PRECISION NOT NULL,
    "sign_ups" INTEGER NOT NULL,
    "purchases" INTEGER NOT NULL,
    "amount" DOUBLE PRECISION NOT NULL,
    "step" INTEGER,

    CONSTRAINT "analytics_visits_pkey" PRIMARY KEY ("visit_key","hour")
);

-- CreateTable
CREATE TABLE "analytics_totals" (
    "period" "AnalyticsPeriod" NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "dimension" TEXT NOT NULL,
    "bucket" "AnalyticsBucket" NOT NULL,
    "key" TEXT NOT NULL,
    "views" INTEGER NOT NULL DEFAULT 0,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "bounces" INTEGER NOT NULL DEFAULT 0,
    "seconds" BIGINT NOT NULL DEFAULT 0,
    "sessions" INTEGER NOT NULL DEFAULT 0,
    "events" INTEGER NOT NULL DEFAULT 0,
    "sign_ups" INTEGER NOT NULL DEFAULT 0,
    "purchases" INTEGER NOT NULL DEFAULT 0,
    "amount_cents" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "analytics_totals_pkey" PRIMARY KEY ("period","dimension","starts_at","bucket","key")
);

-- CreateTable
CREATE TABLE "data_requests" (
    "id" UUID NOT NULL,
    "law" "DataRequestLaw" NOT NULL,
    "kind" "DataRequestKind" NOT NULL,
    "email" TEXT,
    "note" TEXT,
    "received_on" DATE NOT NULL,
    "due_on" DATE NOT NULL,
    "settled_on" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "policy_notice_deliveries" (
    "notice" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "enqueued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "policy_notice_deliveries_pkey" PRIMARY KEY ("notice","user_id")
);

-- CreateTable
CREATE TABLE "analytics_active_weeks" (
    "user_id" UUID NOT NULL,
    "week" DATE NOT NULL,

    CONSTRAINT "analytics_active_weeks_pkey" PRIMARY KEY ("user_id","week")
);

-- CreateTable
CREATE TABLE "analytics_spam_rules" (
    "id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "analytics_spam_rules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_roll_ups" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "rolled_up_to" TIMESTAMPTZ(3) NOT NULL,
    "rebuilt_to" TIMESTAMPTZ(3),
    "seen_to" BIGINT,

    CONSTRAINT "analytics_roll_ups_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_recording_runs" (
    "id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "last_flush_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "accepted" INTEGER NOT NULL DEFAULT 0,
    "written" INTEGER NOT NULL DEFAULT 0,
    "duplicates" INTEGER NOT NULL DEFAULT 0,
    "dropped_full" INTEGER NOT NULL DEFAULT 0,
    "dropped_limited" INTEGER NOT NULL DEFAULT 0,
    "dropped_failed" INTEGER NOT NULL DEFAULT 0,
    "dropped_by_day" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "analytics_recording_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_candidates" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "website_url" TEXT,
    "name_key" TEXT NOT NULL,
    "address_key" TEXT,
    "item_key" TEXT NOT NULL,
    "source" "CandidateSource" NOT NULL,
    "source_name" TEXT NOT NULL,
    "item_title" TEXT NOT NULL,
    "item_url" TEXT,
    "snippet" TEXT NOT NULL,
    "hint" JSONB,
    "values" JSONB,
    "state" "CandidateState" NOT NULL DEFAULT 'open',
    "times_seen" INTEGER NOT NULL DEFAULT 1,
    "tool_id" UUID,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "deferred_until" TIMESTAMPTZ(3),

    CONSTRAINT "tool_candidates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_imports" (
    "id" UUID NOT NULL,
    "filename" TEXT NOT NULL,
    "content_hash" TEXT,
    "imported_by_id" UUID,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,
    "row_count" INTEGER NOT NULL,
    "refused_count" INTEGER NOT NULL,
    "state" "AnalyticsImportState" NOT NULL DEFAULT 'imported',
    "undone_at" TIMESTAMPTZ(3),
    "report" JSONB,

    CONSTRAINT "analytics_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analytics_import_rows" (
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "metric" TEXT NOT NULL,
    "date" DATE,
    "page" TEXT,
    "value" DOUBLE PRECISION NOT NULL,
    "conversions" INTEGER,

    CONSTRAINT "analytics_import_rows_pkey" PRIMARY KEY ("import_id","line")
);

-- CreateTable
CREATE TABLE "tool_revisions" (
    "id" UUID NOT NULL,
    "tool_id" UUID,
    "slug" TEXT,
    "changes" JSONB NOT NULL,
    "state" "ReviewState" NOT NULL DEFAULT 'open',
    "author_id" UUID,
    "decided_by_id" UUID,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "author_note" TEXT,

    CONSTRAINT "tool_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_revisions" (
    "id" UUID NOT NULL,
    "page_id" UUID NOT NULL,
    "changes" JSONB NOT NULL,
    "state" "PageRevisionState" NOT NULL DEFAULT 'open',
    "author_id" UUID,
    "decided_by_id" UUID,
    "author_note" TEXT,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "page_revisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_merges" (
    "id" UUID NOT NULL,
    "change_set_id" UUID NOT NULL,
    "from_id" UUID NOT NULL,
    "into_id" UUID NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tool_merges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tool_merge_rows" (
    "id" UUID NOT NULL,
    "merge_id" UUID NOT NULL,
    "owner_id" UUID,
    "table_name" TEXT NOT NULL,
    "digest" TEXT,
    "row" JSONB,

    CONSTRAINT "tool_merge_rows_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "price_alerts" (
    "user_id" UUID NOT NULL,
    "tool_id" UUID NOT NULL,
    "plan" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "price_alerts_pkey" PRIMARY KEY ("user_id","tool_id","plan","period","month")
);

-- CreateTable
CREATE TABLE "price_alert_state" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "change_sequence" BIGINT NOT NULL,

    CONSTRAINT "price_alert_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "catalogue_uploads" (
    "id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "content" TEXT,
    "as_of" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "dry_run" JSONB,
    "imported" JSONB,

    CONSTRAINT "catalogue_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "categories_slug_key" ON "categories"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "categories_name_key" ON "categories"("name");

-- CreateIndex
CREATE UNIQUE INDEX "tools_slug_key" ON "tools"("slug");

-- CreateIndex
CREATE INDEX "tools_category_id_status_directory_rank_name_lower_id_idx" ON "tools"("category_id", "status", "directory_rank" DESC, "name_lower", "id");

-- CreateIndex
CREATE INDEX "tools_status_directory_rank_name_lower_id_idx" ON "tools"("status", "directory_rank" DESC, "name_lower", "id");

-- CreateIndex
CREATE INDEX "tools_status_added_on_name_lower_id_idx" ON "tools"("status", "added_on" DESC, "name_lower", "id");

-- CreateIndex
CREATE INDEX "tools_status_name_lower_id_idx" ON "tools"("status", "name_lower", "id");

-- CreateIndex
CREATE INDEX "tools_status_price_cents_name_lower_id_idx" ON "tools"("status", "price_cents", "name_lower", "id");

-- CreateIndex
CREATE INDEX "tools_status_rating_score_prominence_name_lower_id_idx" ON "tools"("status", "rating_score" DESC, "prominence" DESC, "name_lower", "id");

-- CreateIndex
CREATE INDEX "tools_search_text_idx" ON "tools" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tools_names_text_idx" ON "tools" USING GIN ("names_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tools_name_lower_trgm_idx" ON "tools" USING GIN ("name_lower" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "tools_topics_idx" ON "tools" USING GIN ("topics");

-- CreateIndex
-- Entries of name_keys are written at once: with the default, entries wait in a list that every look-up reads through,
-- and one import makes it thousands of entries long.
CREATE INDEX "tools_name_keys_idx" ON "tools" USING GIN ("name_keys") WITH (fastupdate = off);

-- CreateIndex
CREATE INDEX "tools_address_key_idx" ON "tools"("address_key");

-- CreateIndex
CREATE INDEX "change_sets_actor_id_idx" ON "change_sets"("actor_id");

-- CreateIndex
CREATE INDEX "tool_changes_change_set_id_sequence_idx" ON "tool_changes"("change_set_id", "sequence");

-- CreateIndex
CREATE INDEX "tool_changes_tool_id_sequence_idx" ON "tool_changes"("tool_id", "sequence");

-- CreateIndex
CREATE INDEX "tool_changes_slug_sequence_idx" ON "tool_changes"("slug", "sequence");

-- CreateIndex
CREATE INDEX "inaccuracy_reports_tool_id_kind_state_idx" ON "inaccuracy_reports"("tool_id", "kind", "state");

-- CreateIndex
CREATE INDEX "inaccuracy_reports_page_id_kind_state_idx" ON "inaccuracy_reports"("page_id", "kind", "state");

-- CreateIndex
CREATE INDEX "inaccuracy_reports_state_created_at_idx" ON "inaccuracy_reports"("state", "created_at");

-- CreateIndex
CREATE INDEX "tool_suggestions_address_key_idx" ON "tool_suggestions"("address_key");

-- CreateIndex
CREATE INDEX "tool_suggestions_name_key_idx" ON "tool_suggestions"("name_key");

-- CreateIndex
CREATE INDEX "tool_suggestions_state_created_at_idx" ON "tool_suggestions"("state", "created_at");

-- CreateIndex
CREATE INDEX "client_error_reports_created_at_idx" ON "client_error_reports"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_referral_code_key" ON "users"("referral_code");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_key" ON "sessions"("token");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "known_devices_token_hash_key" ON "known_devices"("token_hash");

-- CreateIndex
CREATE INDEX "known_devices_user_id_last_used_at_idx" ON "known_devices"("user_id", "last_used_at");

-- CreateIndex
CREATE INDEX "known_devices_last_used_at_idx" ON "known_devices"("last_used_at");

-- CreateIndex
CREATE INDEX "accounts_user_id_idx" ON "accounts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_provider_id_account_id_key" ON "accounts"("provider_id", "account_id");

-- CreateIndex
CREATE INDEX "tool_views_user_id_viewed_at_id_idx" ON "tool_views"("user_id", "viewed_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "tool_views_tool_id_idx" ON "tool_views"("tool_id");

-- CreateIndex
CREATE UNIQUE INDEX "tool_views_user_id_tool_id_key" ON "tool_views"("user_id", "tool_id");

-- CreateIndex
CREATE UNIQUE INDEX "verifications_code_hash_key" ON "verifications"("code_hash");

-- CreateIndex
CREATE INDEX "verifications_user_id_purpose_idx" ON "verifications"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "verifications_expires_at_idx" ON "verifications"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_active_key_key" ON "jobs"("active_key");

-- CreateIndex
CREATE INDEX "jobs_kind_state_available_at_id_idx" ON "jobs"("kind", "state", "available_at", "id");

-- CreateIndex
CREATE INDEX "jobs_state_finished_at_idx" ON "jobs"("state", "finished_at");

-- CreateIndex
CREATE INDEX "jobs_user_id_idx" ON "jobs"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_mails_message_id_key" ON "outbox_mails"("message_id");

-- CreateIndex
CREATE INDEX "outbox_mails_sent_at_dead_at_next_attempt_at_idx" ON "outbox_mails"("sent_at", "dead_at", "next_attempt_at");

-- CreateIndex
CREATE INDEX "outbox_mails_user_id_idx" ON "outbox_mails"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "plan_grants_origin_key" ON "plan_grants"("origin");

-- CreateIndex
CREATE INDEX "plan_grants_user_id_ends_at_idx" ON "plan_grants"("user_id", "ends_at");

-- CreateIndex
CREATE UNIQUE INDEX "billing_customers_provider_id_key" ON "billing_customers"("provider_id");

-- CreateIndex
CREATE INDEX "billing_customers_synced_at_idx" ON "billing_customers"("synced_at");

-- CreateIndex
CREATE UNIQUE INDEX "billing_customers_user_id_mode_key" ON "billing_customers"("user_id", "mode");

-- CreateIndex
CREATE INDEX "subscriptions_customer_id_idx" ON "subscriptions"("customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_invoice_id_key" ON "payments"("invoice_id");

-- CreateIndex
CREATE INDEX "payments_customer_id_created_at_idx" ON "payments"("customer_id", "created_at");

-- CreateIndex
CREATE INDEX "payment_events_received_at_idx" ON "payment_events"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "refund_requests_payment_id_key" ON "refund_requests"("payment_id");

-- CreateIndex
CREATE INDEX "refund_requests_state_created_at_idx" ON "refund_requests"("state", "created_at");

-- CreateIndex
CREATE INDEX "refund_requests_user_id_idx" ON "refund_requests"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "seats_code_hash_key" ON "seats"("code_hash");

-- CreateIndex
CREATE INDEX "seats_owner_id_removed_at_idx" ON "seats"("owner_id", "removed_at");

-- CreateIndex
CREATE INDEX "seats_member_id_idx" ON "seats"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "referrals_referred_id_key" ON "referrals"("referred_id");

-- CreateIndex
CREATE INDEX "referrals_referrer_id_idx" ON "referrals"("referrer_id");

-- CreateIndex
CREATE UNIQUE INDEX "referral_rewards_referrer_id_milestone_version_key" ON "referral_rewards"("referrer_id", "milestone", "version");

-- CreateIndex
CREATE INDEX "favorites_tool_id_idx" ON "favorites"("tool_id");

-- CreateIndex
CREATE UNIQUE INDEX "favorites_user_id_tool_id_key" ON "favorites"("user_id", "tool_id");

-- CreateIndex
CREATE UNIQUE INDEX "favorites_user_id_created_at_id_key" ON "favorites"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "collections_share_hash_key" ON "collections"("share_hash");

-- CreateIndex
CREATE UNIQUE INDEX "collections_user_id_created_at_id_key" ON "collections"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "collection_tools_user_id_tool_id_idx" ON "collection_tools"("user_id", "tool_id");

-- CreateIndex
CREATE INDEX "collection_tools_tool_id_idx" ON "collection_tools"("tool_id");

-- CreateIndex
CREATE UNIQUE INDEX "collection_tools_collection_id_tool_id_key" ON "collection_tools"("collection_id", "tool_id");

-- CreateIndex
CREATE INDEX "tool_ratings_tool_id_idx" ON "tool_ratings"("tool_id");

-- CreateIndex
CREATE INDEX "quiz_results_user_id_submitted_at_idx" ON "quiz_results"("user_id", "submitted_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "quiz_results_user_id_answers_hash_key" ON "quiz_results"("user_id", "answers_hash");

-- CreateIndex
CREATE UNIQUE INDEX "quiz_results_user_id_created_at_key" ON "quiz_results"("user_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "recommendation_sets_result_id_paid_key" ON "recommendation_sets"("result_id", "paid");

-- CreateIndex
CREATE INDEX "retained_usage_month_idx" ON "retained_usage"("month");

-- CreateIndex
CREATE INDEX "password_reset_requests_created_at_idx" ON "password_reset_requests"("created_at");

-- CreateIndex
CREATE INDEX "rate_limit_windows_ends_at_idx" ON "rate_limit_windows"("ends_at");

-- CreateIndex
CREATE UNIQUE INDEX "programmatic_pages_key_key" ON "programmatic_pages"("key");

-- CreateIndex
CREATE UNIQUE INDEX "programmatic_pages_slug_key" ON "programmatic_pages"("slug");

-- CreateIndex
CREATE INDEX "programmatic_pages_type_status_content_changed_at_id_idx" ON "programmatic_pages"("type", "status", "content_changed_at" DESC, "id");

-- CreateIndex
CREATE INDEX "programmatic_pages_tool_ids_idx" ON "programmatic_pages" USING GIN ("tool_ids");

-- CreateIndex
CREATE INDEX "page_former_slugs_page_id_idx" ON "page_former_slugs"("page_id");

-- CreateIndex
CREATE INDEX "content_view_sessions_viewed_at_idx" ON "content_view_sessions"("viewed_at");

-- CreateIndex
CREATE INDEX "article_ratings_rated_at_idx" ON "article_ratings"("rated_at");

-- CreateIndex
CREATE INDEX "contact_messages_state_created_at_id_idx" ON "contact_messages"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages"("created_at");

-- CreateIndex
CREATE INDEX "contact_replies_message_id_sent_at_idx" ON "contact_replies"("message_id", "sent_at");

-- CreateIndex
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries"("at", "id");

-- CreateIndex
CREATE INDEX "audit_entries_subject_type_subject_id_idx" ON "audit_entries"("subject_type", "subject_id");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_idx" ON "audit_entries"("actor_id");

-- CreateIndex
CREATE INDEX "analytics_events_at_idx" ON "analytics_events"("at");

-- CreateIndex
CREATE INDEX "analytics_events_kind_at_idx" ON "analytics_events"("kind", "at");

-- CreateIndex
CREATE INDEX "analytics_events_visit_key_at_idx" ON "analytics_events"("visit_key", "at");

-- CreateIndex
CREATE INDEX "analytics_events_user_id_at_idx" ON "analytics_events"("user_id", "at");

-- CreateIndex
CREATE INDEX "analytics_visits_hour_idx" ON "analytics_visits"("hour");

-- CreateIndex
CREATE INDEX "data_requests_settled_on_due_on_id_idx" ON "data_requests"("settled_on", "due_on", "id");

-- CreateIndex
CREATE INDEX "policy_notice_deliveries_user_id_idx" ON "policy_notice_deliveries"("user_id");

-- CreateIndex
CREATE INDEX "analytics_active_weeks_week_idx" ON "analytics_active_weeks"("week");

-- CreateIndex
CREATE UNIQUE INDEX "analytics_spam_rules_host_key" ON "analytics_spam_rules"("host");

-- CreateIndex
CREATE INDEX "analytics_recording_runs_started_at_idx" ON "analytics_recording_runs"("started_at");

-- CreateIndex
CREATE UNIQUE INDEX "tool_candidates_item_key_key" ON "tool_candidates"("item_key");

-- CreateIndex
CREATE INDEX "tool_candidates_address_key_idx" ON "tool_candidates"("address_key");

-- CreateIndex
CREATE INDEX "tool_candidates_name_key_idx" ON "tool_candidates"("name_key");

-- CreateIndex
CREATE INDEX "tool_candidates_state_found_at_idx" ON "tool_candidates"("state", "found_at");

-- CreateIndex
CREATE UNIQUE INDEX "analytics_imports_content_hash_key" ON "analytics_imports"("content_hash");

-- CreateIndex
CREATE INDEX "analytics_imports_imported_at_id_idx" ON "analytics_imports"("imported_at", "id");

-- CreateIndex
CREATE INDEX "analytics_imports_imported_by_id_idx" ON "analytics_imports"("imported_by_id");

-- CreateIndex
CREATE INDEX "analytics_import_rows_import_id_date_idx" ON "analytics_import_rows"("import_id", "date");

-- CreateIndex
CREATE INDEX "tool_revisions_state_created_at_id_idx" ON "tool_revisions"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "tool_revisions_tool_id_idx" ON "tool_revisions"("tool_id");

-- CreateIndex
CREATE INDEX "tool_revisions_author_id_idx" ON "tool_revisions"("author_id");

-- CreateIndex
CREATE INDEX "tool_revisions_decided_by_id_idx" ON "tool_revisions"("decided_by_id");

-- CreateIndex
CREATE INDEX "page_revisions_state_created_at_id_idx" ON "page_revisions"("state", "created_at", "id");

-- CreateIndex
CREATE INDEX "page_revisions_page_id_author_id_idx" ON "page_revisions"("page_id", "author_id");

-- CreateIndex
CREATE INDEX "page_revisions_author_id_idx" ON "page_revisions"("author_id");

-- CreateIndex
CREATE INDEX "page_revisions_decided_by_id_idx" ON "page_revisions"("decided_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "tool_merges_change_set_id_key" ON "tool_merges"("change_set_id");

-- CreateIndex
CREATE INDEX "tool_merges_from_id_idx" ON "tool_merges"("from_id");

-- CreateIndex
CREATE INDEX "tool_merges_into_id_idx" ON "tool_merges"("into_id");

-- CreateIndex
CREATE INDEX "tool_merge_rows_merge_id_idx" ON "tool_merge_rows"("merge_id");

-- CreateIndex
CREATE INDEX "tool_merge_rows_owner_id_idx" ON "tool_merge_rows"("owner_id");

-- CreateIndex
CREATE INDEX "price_alerts_sent_at_user_id_idx" ON "price_alerts"("sent_at", "user_id");

-- CreateIndex
CREATE INDEX "catalogue_uploads_created_at_idx" ON "catalogue_uploads"("created_at");

-- AddForeignKey
ALTER TABLE "tools" ADD CONSTRAINT "tools_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_facts" ADD CONSTRAINT "tool_facts_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "change_sets" ADD CONSTRAINT "change_sets_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_changes" ADD CONSTRAINT "tool_changes_change_set_id_fkey" FOREIGN KEY ("change_set_id") REFERENCES "change_sets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inaccuracy_reports" ADD CONSTRAINT "inaccuracy_reports_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inaccuracy_reports" ADD CONSTRAINT "inaccuracy_reports_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "programmatic_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_views" ADD CONSTRAINT "tool_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_views" ADD CONSTRAINT "tool_views_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_settings" ADD CONSTRAINT "member_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_mails" ADD CONSTRAINT "outbox_mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "billing_customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "billing_customers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seats" ADD CONSTRAINT "seats_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_fkey" FOREIGN KEY ("referrer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referred_id_fkey" FOREIGN KEY ("referred_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referrer_id_fkey" FOREIGN KEY ("referrer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_tools" ADD CONSTRAINT "collection_tools_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_tools" ADD CONSTRAINT "collection_tools_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_tools" ADD CONSTRAINT "collection_tools_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_ratings" ADD CONSTRAINT "tool_ratings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_ratings" ADD CONSTRAINT "tool_ratings_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_drafts" ADD CONSTRAINT "quiz_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quiz_results" ADD CONSTRAINT "quiz_results_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recommendation_sets" ADD CONSTRAINT "recommendation_sets_result_id_fkey" FOREIGN KEY ("result_id") REFERENCES "quiz_results"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recommendation_usage" ADD CONSTRAINT "recommendation_usage_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_former_slugs" ADD CONSTRAINT "page_former_slugs_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "programmatic_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_replies" ADD CONSTRAINT "contact_replies_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_notice_deliveries" ADD CONSTRAINT "policy_notice_deliveries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analytics_active_weeks" ADD CONSTRAINT "analytics_active_weeks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analytics_imports" ADD CONSTRAINT "analytics_imports_imported_by_id_fkey" FOREIGN KEY ("imported_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "analytics_import_rows" ADD CONSTRAINT "analytics_import_rows_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "analytics_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_revisions" ADD CONSTRAINT "tool_revisions_tool_id_fkey" FOREIGN KEY ("tool_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_revisions" ADD CONSTRAINT "tool_revisions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_revisions" ADD CONSTRAINT "tool_revisions_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "programmatic_pages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "page_revisions" ADD CONSTRAINT "page_revisions_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_merges" ADD CONSTRAINT "tool_merges_change_set_id_fkey" FOREIGN KEY ("change_set_id") REFERENCES "change_sets"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_merges" ADD CONSTRAINT "tool_merges_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_merges" ADD CONSTRAINT "tool_merges_into_id_fkey" FOREIGN KEY ("into_id") REFERENCES "tools"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_merge_rows" ADD CONSTRAINT "tool_merge_rows_merge_id_fkey" FOREIGN KEY ("merge_id") REFERENCES "tool_merges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tool_merge_rows" ADD CONSTRAINT "tool_merge_rows_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A report is about a tool or a page.
ALTER TABLE "inaccuracy_reports" ADD CONSTRAINT "inaccuracy_reports_subject" CHECK (num_nonnulls("tool_id", "page_id") = 1);

-- Prisma's schema cannot contain CHECK constraints; comparing it with the migrations ignores them.

-- A won dispute that began after its period had ended gave no time, as before.
UPDATE "plan_grants" SET "starts_at" = "ends_at" WHERE "ends_at" < "starts_at";

ALTER TABLE "tools"
  ADD CONSTRAINT "tools_price_cents_check" CHECK ("price_cents" >= 0),
  ADD CONSTRAINT "tools_prominence_check" CHECK ("prominence" BETWEEN 0 AND 3),
  ADD CONSTRAINT "tools_skill_check" CHECK ("skill" BETWEEN 1 AND 4),
  ADD CONSTRAINT "tools_setup_minutes_check" CHECK ("setup_minutes" >= 0),
  ADD CONSTRAINT "tools_imported_rating_check" CHECK ("imported_rating" BETWEEN 0 AND 5),
  ADD CONSTRAINT "tools_imported_rating_count_check" CHECK ("imported_rating_count" >= 0),
  ADD CONSTRAINT "tools_rating_count_rating_sum_check" CHECK ("rating_count" >= 0 AND "rating_sum" BETWEEN "rating_count" AND 5 * "rating_count"),
  ADD CONSTRAINT "tools_rating_score_check" CHECK ("rating_score" BETWEEN 0 AND 5000000),
  ADD CONSTRAINT "tools_editor_rank_check" CHECK ("editor_rank" BETWEEN 1 AND 100),
  ADD CONSTRAINT "tools_directory_rank_check" CHECK ("directory_rank" >= 0);

ALTER TABLE "tool_facts"
  ADD CONSTRAINT "tool_facts_known_for_check" CHECK (EXTRACT(DAY FROM "known_for") = 1);

ALTER TABLE "change_sets"
  ADD CONSTRAINT "change_sets_created_check" CHECK ("created" >= 0),
  ADD CONSTRAINT "change_sets_changed_check" CHECK ("changed" >= 0),
  ADD CONSTRAINT "change_sets_removed_check" CHECK ("removed" >= 0),
  ADD CONSTRAINT "change_sets_refused_check" CHECK ("refused" >= 0);

ALTER TABLE "inaccuracy_reports"
  ADD CONSTRAINT "inaccuracy_reports_report_count_check" CHECK ("report_count" >= 1);

ALTER TABLE "tool_suggestions"
  ADD CONSTRAINT "tool_suggestions_suggestion_count_check" CHECK ("suggestion_count" >= 1);

ALTER TABLE "tool_candidates"
  ADD CONSTRAINT "tool_candidates_times_seen_check" CHECK ("times_seen" >= 1);

ALTER TABLE "catalogue_state"
  ADD CONSTRAINT "catalogue_state_id_check" CHECK ("id" = 1),
  ADD CONSTRAINT "catalogue_state_revision_check" CHECK ("revision" >= 0);

ALTER TABLE "cache_state"
  ADD CONSTRAINT "cache_state_id_check" CHECK ("id" = 1),
  ADD CONSTRAINT "cache_state_sequence_check" CHECK ("sequence" >= 0);

ALTER TABLE "page_generation_state"
  ADD CONSTRAINT "page_generation_state_id_check" CHECK ("id" = 1),
  ADD CONSTRAINT "page_generation_state_change_sequence_check" CHECK ("change_sequence" >= 0);

ALTER TABLE "price_alert_state"
  ADD CONSTRAINT "price_alert_state_id_check" CHECK ("id" = 1),
  ADD CONSTRAINT "price_alert_state_change_sequence_check" CHECK ("change_sequence" >= 0);

ALTER TABLE "analytics_roll_ups"
  ADD CONSTRAINT "analytics_roll_ups_id_check" CHECK ("id" = 1);

ALTER TABLE "test_checkout_states"
  ADD CONSTRAINT "test_checkout_states_id_check" CHECK ("id" = 1);

ALTER TABLE "cache_invalidations"
  ADD CONSTRAINT "cache_invalidations_sequence_check" CHECK ("sequence" >= 1);

ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_created_at_expires_at_check" CHECK ("expires_at" > "created_at");

ALTER TABLE "jobs"
  ADD CONSTRAINT "jobs_attempts_check" CHECK ("attempts" >= 0),
  ADD CONSTRAINT "jobs_progress_done_check" CHECK ("progress_done" >= 0),
  ADD CONSTRAINT "jobs_progress_total_check" CHECK ("progress_total" >= 0);

ALTER TABLE "plan_grants"
  ADD CONSTRAINT "plan_grants_starts_at_ends_at_check" CHECK ("ends_at" >= "starts_at");

ALTER TABLE "billing_customers"
  ADD CONSTRAINT "billing_customers_version_check" CHECK ("version" >= 0),
  ADD CONSTRAINT "billing_customers_credit_cents_check" CHECK ("credit_cents" >= 0);

ALTER TABLE "subscriptions"
  ADD CONSTRAINT "subscriptions_current_period_start_current_period_end_check" CHECK ("current_period_end" >= "current_period_start");

ALTER TABLE "payments"
  ADD CONSTRAINT "payments_paid_cents_check" CHECK ("paid_cents" >= 0),
  ADD CONSTRAINT "payments_refunded_cents_check" CHECK ("refunded_cents" >= 0),
  ADD CONSTRAINT "payments_period_start_period_end_check" CHECK ("period_end" >= "period_start");

ALTER TABLE "seats"
  ADD CONSTRAINT "seats_invited_at_expires_at_check" CHECK ("expires_at" > "invited_at");

ALTER TABLE "referral_rewards"
  ADD CONSTRAINT "referral_rewards_milestone_check" CHECK ("milestone" >= 1),
  ADD CONSTRAINT "referral_rewards_version_check" CHECK ("version" >= 1),
  ADD CONSTRAINT "referral_rewards_months_check" CHECK ("months" >= 1),
  ADD CONSTRAINT "referral_rewards_credit_cents_check" CHECK ("credit_cents" >= 0);

ALTER TABLE "collection_tools"
  ADD CONSTRAINT "collection_tools_position_check" CHECK ("position" >= 1);

ALTER TABLE "recommendation_usage"
  ADD CONSTRAINT "recommendation_usage_used_check" CHECK ("used" >= 0),
  ADD CONSTRAINT "recommendation_usage_month_check" CHECK ("month" ~ '^\d{4}-(0[1-9]|1[0-2])$');

ALTER TABLE "retained_usage"
  ADD CONSTRAINT "retained_usage_used_check" CHECK ("used" >= 0),
  ADD CONSTRAINT "retained_usage_month_check" CHECK ("month" ~ '^\d{4}-(0[1-9]|1[0-2])$');

ALTER TABLE "rate_limit_windows"
  ADD CONSTRAINT "rate_limit_windows_count_check" CHECK ("count" >= 0);

ALTER TABLE "programmatic_pages"
  ADD CONSTRAINT "programmatic_pages_word_count_check" CHECK ("word_count" >= 0);

ALTER TABLE "content_views"
  ADD CONSTRAINT "content_views_views_check" CHECK ("views" >= 0);

ALTER TABLE "analytics_events"
  ADD CONSTRAINT "analytics_events_value_check" CHECK ("kind" = 'event' OR "value" >= 0),
  ADD CONSTRAINT "analytics_events_pages_check" CHECK ("pages" >= 0);

ALTER TABLE "analytics_visits"
  ADD CONSTRAINT "analytics_visits_views_check" CHECK ("views" >= 0),
  ADD CONSTRAINT "analytics_visits_seconds_check" CHECK ("seconds" >= 0),
  ADD CONSTRAINT "analytics_visits_sign_ups_check" CHECK ("sign_ups" >= 0),
  ADD CONSTRAINT "analytics_visits_purchases_check" CHECK ("purchases" >= 0),
  ADD CONSTRAINT "analytics_visits_amount_check" CHECK ("amount" >= 0),
  ADD CONSTRAINT "analytics_visits_step_check" CHECK ("step" >= 0);

ALTER TABLE "analytics_totals"
  ADD CONSTRAINT "analytics_totals_views_check" CHECK ("views" >= 0),
  ADD CONSTRAINT "analytics_totals_visits_check" CHECK ("visits" >= 0),
  ADD CONSTRAINT "analytics_totals_bounces_check" CHECK ("bounces" >= 0),
  ADD CONSTRAINT "analytics_totals_seconds_check" CHECK ("seconds" >= 0),
  ADD CONSTRAINT "analytics_totals_sessions_check" CHECK ("sessions" >= 0),
  ADD CONSTRAINT "analytics_totals_events_check" CHECK ("events" >= 0),
  ADD CONSTRAINT "analytics_totals_sign_ups_check" CHECK ("sign_ups" >= 0),
  ADD CONSTRAINT "analytics_totals_purchases_check" CHECK ("purchases" >= 0),
  ADD CONSTRAINT "analytics_totals_amount_cents_check" CHECK ("amount_cents" >= 0);

ALTER TABLE "data_requests"
  ADD CONSTRAINT "data_requests_received_on_due_on_check" CHECK ("due_on" >= "received_on"),
  ADD CONSTRAINT "data_requests_received_on_settled_on_check" CHECK ("settled_on" >= "received_on");

ALTER TABLE "analytics_active_weeks"
  ADD CONSTRAINT "analytics_active_weeks_week_check" CHECK (EXTRACT(ISODOW FROM "week") = 1);

ALTER TABLE "analytics_recording_runs"
  ADD CONSTRAINT "analytics_recording_runs_accepted_check" CHECK ("accepted" >= 0),
  ADD CONSTRAINT "analytics_recording_runs_written_check" CHECK ("written" >= 0),
  ADD CONSTRAINT "analytics_recording_runs_duplicates_check" CHECK ("duplicates" >= 0),
  ADD CONSTRAINT "analytics_recording_runs_dropped_full_check" CHECK ("dropped_full" >= 0),
  ADD CONSTRAINT "analytics_recording_runs_dropped_limited_check" CHECK ("dropped_limited" >= 0),
  ADD CONSTRAINT "analytics_recording_runs_dropped_failed_check" CHECK ("dropped_failed" >= 0);

ALTER TABLE "analytics_imports"
  ADD CONSTRAINT "analytics_imports_row_count_check" CHECK ("row_count" >= 0),
  ADD CONSTRAINT "analytics_imports_refused_count_check" CHECK ("refused_count" >= 0);

ALTER TABLE "analytics_import_rows"
  ADD CONSTRAINT "analytics_import_rows_line_check" CHECK ("line" >= 1),
  ADD CONSTRAINT "analytics_import_rows_conversions_check" CHECK ("conversions" >= 0),
  ADD CONSTRAINT "analytics_import_rows_value_check" CHECK ("value" >= 0 AND ("metric" NOT LIKE '%\_rate' OR "value" <= 100));

ALTER TABLE "price_alerts"
  ADD CONSTRAINT "price_alerts_month_check" CHECK ("month" ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  ADD CONSTRAINT "price_alerts_period_check" CHECK ("period" IN ('month', 'year'));

ALTER TABLE "catalogue_uploads"
  ADD CONSTRAINT "catalogue_uploads_as_of_check" CHECK ("as_of" ~ '^\d{4}-(0[1-9]|1[0-2])$');

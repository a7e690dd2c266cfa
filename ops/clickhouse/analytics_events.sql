-- The table that the server creates in the database of ANALYTICS_SINK_URL with its first rows. Run it yourself when the
-- server's user must not create tables; it then needs INSERT on the table, and SELECT for npm run doctor.
CREATE TABLE IF NOT EXISTS analytics_events (
    id UUID,
    kind LowCardinality(String),
    at DateTime64(3, 'UTC'),
    visit_key Nullable(UUID),
    is_member Bool,
    bucket LowCardinality(String),
    reason Nullable(String),
    path Nullable(String),
    title Nullable(String),
    source Nullable(String),
    medium Nullable(String),
    campaign Nullable(String),
    category Nullable(String),
    action Nullable(String),
    label Nullable(String),
    value Nullable(Float64),
    pages Nullable(UInt32),
    bounced Nullable(Bool),
    version UInt64
)
ENGINE = ReplacingMergeTree(version)
PARTITION BY toYYYYMM(at)
ORDER BY (kind, at, id)
TTL toDateTime(at) + INTERVAL 2 YEAR
SETTINGS non_replicated_deduplication_window = 1000;

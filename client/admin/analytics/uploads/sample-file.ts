/** The sample of "Expected CSV Format": a file that imports without errors. */
export const SAMPLE_FILE = `metric_type,value,date,page
users,2500,2026-11-01,
conversion_rate,3.2,2026-11-01,
bounce_rate,45.5,2026-11-01,
session_duration,185,2026-11-01,
top_page,/quiz,1500,120`

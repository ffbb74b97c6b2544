/** Imported first where handlers run in a test's own process: their logs and metrics are read from here once. */
process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';
process.env['POWERTOOLS_METRICS_DISABLED'] = 'true';
process.env['POWERTOOLS_METRICS_NAMESPACE'] = 'Test';

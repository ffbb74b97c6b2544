/** Imported first in tests that run handlers in their own process, since logs and metrics read these variables once. */
process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';
process.env['POWERTOOLS_METRICS_DISABLED'] = 'true';
process.env['POWERTOOLS_METRICS_NAMESPACE'] = 'Test';

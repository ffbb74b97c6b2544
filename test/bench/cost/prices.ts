/**
 * AWS on-demand prices in us-east-1, in US dollars, from the pricing pages named in each line, as of 2025 and 2026.
 * Volume discounts are omitted, so large bills are overestimated.
 */
export const PRICES_READ = '2026-11';

/** A price in dollars per number of units, with its source. */
export interface Price {
  dollars: number;
  per: number;
  unit: string;
  page: string;
}

const MILLION = 1_000_000;
const at = (page: string, dollars: number, per: number, unit: string): Price => ({
  dollars,
  per,
  unit,
  page: `https://aws.amazon.com/${page}/pricing/`,
});

export const prices = {
  lambdaRequests: at('lambda', 0.2, MILLION, 'requests'),
  /** arm64. */
  lambdaGbSeconds: at('lambda', 0.0000133334, 1, 'GB-seconds'),
  httpRequests: at('api-gateway', 1, MILLION, 'HTTP API requests'),
  socketMessages: at('api-gateway', 1, MILLION, 'WebSocket API messages of 32 KB'),
  socketMinutes: at('api-gateway', 0.25, MILLION, 'WebSocket connection minutes'),
  /** A consistent read of up to 4 KB, or two others. */
  readUnits: at('dynamodb', 0.125, MILLION, 'read request units'),
  /** A write of up to 1 KB; a transaction counts twice. */
  writeUnits: at('dynamodb', 0.625, MILLION, 'write request units'),
  tableGbMonths: at('dynamodb', 0.25, 1, 'GB-months of table storage'),
  restoreGbMonths: at('dynamodb', 0.2, 1, 'GB-months of point-in-time recovery'),
  exportGb: at('dynamodb', 0.1, 1, 'GB of exported data'),
  bucketWrites: at('s3', 0.005, 1_000, 'S3 writes'),
  bucketReads: at('s3', 0.0004, 1_000, 'S3 reads'),
  bucketGbMonths: at('s3', 0.023, 1, 'GB-months of S3 storage'),
  archiveWrites: at('s3', 0.02, 1_000, 'S3 writes to Glacier Instant Retrieval'),
  archiveGbMonths: at('s3', 0.004, 1, 'GB-months in Glacier Instant Retrieval'),
  regionGb: at('s3', 0.02, 1, 'GB to another region'),
  edgeRequests: at('cloudfront', 0.01, 10_000, 'HTTPS requests'),
  edgeGb: at('cloudfront', 0.085, 1, 'GB to browsers in North America and Europe'),
  edgeFunctionCalls: at('cloudfront', 0.1, MILLION, 'CloudFront function invocations'),
  queueRequests: at('sqs', 0.4, MILLION, 'SQS requests'),
  mails: at('ses', 0.1, 1_000, 'emails'),
  logGb: at('cloudwatch', 0.5, 1, 'GB of logs'),
  logGbMonths: at('cloudwatch', 0.03, 1, 'GB-months of logs, compressed'),
  metrics: at('cloudwatch', 0.3, 1, 'custom metrics'),
  alarmMetrics: at('cloudwatch', 0.1, 1, 'alarm metrics'),
  dashboards: at('cloudwatch', 3, 1, 'dashboards'),
  traces: at('xray', 5, MILLION, 'traces recorded'),
  firewallRequests: at('waf', 0.6, MILLION, 'firewall requests'),
  firewalls: at('waf', 5, 1, 'firewalls'),
  firewallRules: at('waf', 1, 1, 'firewall rules'),
  keyRequests: at('kms', 0.03, 10_000, 'KMS requests'),
  cognitoLite: at('cognito', 0.0055, 1, 'monthly active users, Lite plan, first 100,000'),
  cognitoLiteMore: at('cognito', 0.0046, 1, 'monthly active users, Lite plan, above 100,000'),
  cognitoEssentials: at('cognito', 0.015, 1, 'monthly active users, Essentials plan'),
  recordedMinutes: at('transcribe', 0.024, 1, 'minutes of speech'),
  spokenCharacters: at('polly', 16, MILLION, 'characters with a neural voice'),
} as const satisfies Record<string, Price>;

export type PriceName = keyof typeof prices;

/**
 * Monthly units of the permanent free tier ('always free'), from the same pages. Excludes first-year offers.
 * CloudFront's applies to pay as you go.
 */
export const alwaysFree: Partial<Record<PriceName, number>> = {
  lambdaRequests: MILLION,
  lambdaGbSeconds: 400_000,
  tableGbMonths: 25,
  edgeRequests: 10 * MILLION,
  edgeGb: 1_024,
  edgeFunctionCalls: 2 * MILLION,
  queueRequests: MILLION,
  logGb: 5,
  metrics: 10,
  alarmMetrics: 10,
  dashboards: 3,
  traces: 100_000,
  keyRequests: 20_000,
};

/** Returns the dollars for a number of units. */
export const costOf = (name: PriceName, units: number): number =>
  (units / prices[name].per) * prices[name].dollars;

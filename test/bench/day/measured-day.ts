import { readFileSync } from 'node:fs';
import * as z from 'zod';

const count = z.number().min(0);

/** Calls, and the DynamoDB capacity that they use. */
const use = { calls: count, read_units: count, write_units: count };

/** A route as seen by browsers, with the table requests of its function. */
const routeFigures = z.object({
  ...use,
  route: z.string(),
  /** Responses with status 400 and above. */
  refused: count,
  /** Of these, responses with status 500 and above. */
  failed: count,
  /** ms. */
  p50: count,
  p95: count,
  p99: count,
  /** Bytes of all bodies on the wire. */
  sent: count,
  received: count,
});
export type RouteFigures = z.infer<typeof routeFigures>;

/** All calls of a function together. */
const functionFigures = z.object({
  ...use,
  name: z.string(),
  memory_mb: count,
  /** CPU time of its own threads, ms. */
  cpu_ms: count,
  table_requests: count,
  /** Write requests among them. */
  table_writes: count,
  /** Requests to other AWS services, for example S3. */
  other_requests: count,
  /** Bytes of its own log lines. */
  logged_bytes: count,
});
export type FunctionFigures = z.infer<typeof functionFigures>;

/** Result of `npm run bench -- day`, stored next to docs/cost.md, which is calculated from it. */
const measuredDay = z.object({
  measured_on: z.iso.date(),
  machine: z.string(),
  seed: z.int(),
  people: z.int(),
  visits: z.int(),
  seconds: count,
  routes: z.array(routeFigures),
  functions: z.array(functionFigures),
  sockets: z.object({ opened: count, messages: count }),
  /** Service calls by name and operation, for example `s3 PUT`. Table calls are listed per function. */
  services: z.record(z.string(), count),
  stored_bytes: count,
  /** Resources of the production template that are billed per piece. */
  pieces: z.object({
    functions: count,
    /** Functions that X-Ray traces. */
    traced: count,
    alarms: count,
    dashboards: count,
    /** Service names, one metric each. */
    /** Functions that poll a queue or the table's stream. */
    queue_sources: count,
    stream_sources: count,
    firewalls: count,
    firewall_rules: count,
  }),
});
export type MeasuredDay = z.infer<typeof measuredDay>;

/** Path of the stored result. */
export const MEASURED_DAY = 'docs/measured-day.json';

/** Reads the stored result. */
export const readMeasuredDay = (): MeasuredDay =>
  measuredDay.parse(JSON.parse(readFileSync(MEASURED_DAY, 'utf8')));

import { readFileSync } from 'node:fs';
import * as z from 'zod';

const count = z.number().min(0);

/** A route as browsers saw it, and what its function asked of the table. */
const routeFigures = z.object({
  route: z.string(),
  calls: count,
  /** Answers of 400 and above. */
  refused: count,
  /** Of these, those of 500 and above. */
  failed: count,
  /** ms */
  p50: count,
  p95: count,
  p99: count,
  read_units: count,
  write_units: count,
  /** Bytes of all bodies, as they travelled. */
  sent: count,
  received: count,
});
export type RouteFigures = z.infer<typeof routeFigures>;

/** All calls of a function together. */
const functionFigures = z.object({
  name: z.string(),
  memory_mb: count,
  calls: count,
  /** Processor time of its own threads, ms. */
  cpu_ms: count,
  table_requests: count,
  /** Those of them that wrote. */
  table_writes: count,
  /** Requests of other services of AWS, e.g. the bucket. */
  other_requests: count,
  read_units: count,
  write_units: count,
  /** Its own log lines. */
  logged_bytes: count,
});
export type FunctionFigures = z.infer<typeof functionFigures>;

/** What `npm run bench -- day` measured, kept beside docs/cost.md, which is reckoned from it. */
export const measuredDay = z.object({
  measured_on: z.iso.date(),
  machine: z.string(),
  seed: z.int(),
  people: z.int(),
  visits: z.int(),
  seconds: count,
  routes: z.array(routeFigures),
  functions: z.array(functionFigures),
  sockets: z.object({ opened: count, messages: count }),
  /** Calls of services by name and operation, e.g. `s3 PUT`; the table's are in the functions'. */
  services: z.record(z.string(), count),
  stored_bytes: count,
  /** What stands in the template of production and is charged by the piece. */
  pieces: z.object({
    functions: count,
    alarms: count,
    dashboards: count,
    /** Names under which functions count: a metric each. */
    services: count,
    /** Functions that wait at a queue, and at the table's stream. */
    queue_sources: count,
    stream_sources: count,
    firewall_rules: count,
  }),
});
export type MeasuredDay = z.infer<typeof measuredDay>;

/** Where it is kept. */
export const MEASURED_DAY = 'docs/measured-day.json';

/** The newest day that was kept. */
export const readMeasuredDay = (): MeasuredDay =>
  measuredDay.parse(JSON.parse(readFileSync(MEASURED_DAY, 'utf8')));

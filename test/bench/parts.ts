import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod';

const part = z.object({
  section: z.object({
    title: z.string(),
    /** How it was measured, and the result in words. */
    text: z.string(),
    head: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  limits: z.array(z.object({ what: z.string(), must: z.string(), measured: z.string(), holds: z.boolean() })),
});
/** The result of a part of the benchmark. */
export type Part = z.infer<typeof part>;

const keptPart = part.extend({ measured_on: z.iso.date() });
export type KeptPart = z.infer<typeof keptPart>;
const keptFile = z.record(z.string(), keptPart);

/** Stored next to other build output, per machine. */
const FILE = 'node_modules/.cache/bench-parts.json';

/** Returns the stored results of this machine by name. */
export const keptParts = (): Record<string, KeptPart> =>
  existsSync(FILE) ? keptFile.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : {};

/** Stores the result of a part until it is measured again. */
export const keepPart = (name: string, measured: Part, measured_on: string): void => {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...keptParts(), [name]: { ...measured, measured_on } }));
};

import type * as z from 'zod';
import { sdrTask } from '#shared/business-agents/sdr/schema.ts';

/** A task as stored, with the ID of its lead. */
export const storedTask = sdrTask.omit({ leads: true });
export type StoredTask = z.infer<typeof storedTask>;

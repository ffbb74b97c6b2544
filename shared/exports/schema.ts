import * as z from 'zod';

/** Exports that a person may ask for in a day of UTC. */
export const MAX_EXPORTS_PER_DAY = 3;

/** `failed`: nothing is written any more; the person asks again. */
export const exportStatuses = ['waiting', 'done', 'failed'] as const;

/** A file with everything that a person's account holds. */
export const accountExport = z.object({
  id: z.string(),
  status: z.enum(exportStatuses),
  created_at: z.iso.datetime(),
  /** Size of the file; null until it is there. */
  bytes: z.int().nullable(),
  photos: z.int().nullable(),
  /** How long the link works; null until the file is there. */
  expires_at: z.iso.datetime().nullable(),
  /** Path on the site that hands the file out to whoever has it; null until the file is there. */
  download_url: z.string().nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;

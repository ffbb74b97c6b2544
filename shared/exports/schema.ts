import * as z from 'zod';

/** Maximum number of exports per user and day (UTC). */
export const MAX_EXPORTS_PER_DAY = 3;

/** `failed`: the export was aborted and has to be requested again. */
export const exportStatuses = ['waiting', 'done', 'failed'] as const;

/** A file with all data of a user's account. */
export const accountExport = z.object({
  id: z.string(),
  status: z.enum(exportStatuses),
  created_at: z.iso.datetime(),
  /** File size; null until it is ready. */
  bytes: z.int().nullable(),
  photos: z.int().nullable(),
  /** When the file is deleted; null until it is ready. */
  expires_at: z.iso.datetime().nullable(),
  /** Signed path of the download, valid for five minutes; null until the file is ready. */
  download_url: z.string().nullable(),
});
export type AccountExport = z.infer<typeof accountExport>;

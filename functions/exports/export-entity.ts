import { exportStatuses } from '#shared/exports/schema.ts';
import { choice, number, optionalNumber, text, textKey } from '../platform/table/attributes.ts';
import { defineUserEntity } from '../platform/table/define-entity.ts';

/** Key range of a user's exports: '$' follows '#', so the end excludes other rows. */
export const EXPORTS = ['export#', 'export$'] as const;

/** Returns the S3 key of an export's file. It contains no user ID. */
export const exportKeyOf = (id: string): string => `exports/${id}.zip`;

/** An export of a user's data, requested or finished. */
export const createExportEntity = defineUserEntity(
  'export',
  {
    /** A ULID, so that the newest sorts last. */
    id: textKey,
    status: choice(exportStatuses),
    created_at: text,
    /** Size of the file once it exists. */
    bytes: optionalNumber,
    photos: optionalNumber,
    /** Epoch seconds until which the link works. */
    available_until: number,
    /** Epoch seconds; later, because the bucket keeps the file longer and the erasure of the account finds it here. */
    expires_at: number,
  },
  ({ id }) => `${EXPORTS[0]}${id}`,
);

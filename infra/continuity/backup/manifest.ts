import { z } from 'zod';

/**
 * The manifests of an export.
 * Source: DynamoDB Developer Guide, 'DynamoDB table export output format'.
 */

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const summarySchema = z.object({
  exportArn: z.string(),
  tableArn: z.string(),
  s3Prefix: z.string().nullish(),
  manifestFilesS3Key: z.string(),
  itemCount: z.number().int(),
  outputFormat: z.literal('DYNAMODB_JSON'),
  /** The time of a full export. */
  exportTime: instant.nullish(),
  /** The period of an incremental export. */
  exportFromTime: instant.nullish(),
  exportToTime: instant.nullish(),
});

const fileSchema = z.object({
  itemCount: z.number().int(),
  md5Checksum: z.string(),
  dataFileS3Key: z.string(),
});

/** A data file of an export: gzip, one item per line. */
export interface DataFile {
  key: string;
  items: number;
  /** Base64. */
  md5: string;
}

/** A complete export. */
export interface ExportSummary {
  id: string;
  tableArn: string;
  /** The start of the period; null for a full export. */
  from: Date | null;
  to: Date;
  items: number;
  /** Key of the list of data files. */
  filesKey: string;
  prefix: string;
}

/** Returns a key with the prefix of the export, which AWS's manifests contain or leave out. */
const withPrefix = (prefix: string, key: string): string =>
  prefix === '' || key.startsWith(`${prefix}/`) ? key : `${prefix}/${key}`;

/**
 * Parses `manifest-summary.json`.
 * @returns null for an export in another format or without a time
 */
export const parseSummary = (json: string): ExportSummary | null => {
  const parsed = summarySchema.safeParse(JSON.parse(json));
  if (!parsed.success) return null;
  const { exportArn, tableArn, itemCount, exportTime, exportFromTime, exportToTime } = parsed.data;
  const prefix = parsed.data.s3Prefix ?? '';
  const to = exportToTime ?? exportTime;
  if (!to) return null;
  return {
    id: exportArn.split('/').at(-1) ?? exportArn,
    tableArn,
    from: exportFromTime ?? null,
    to,
    items: itemCount,
    filesKey: withPrefix(prefix, parsed.data.manifestFilesS3Key),
    prefix,
  };
};

/**
 * Parses `manifest-files.json`, one file per line.
 * @throws Error if it does not list as many items as the summary
 */
export const parseFiles = ({ id, items, prefix }: ExportSummary, lines: string): DataFile[] => {
  const files = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => fileSchema.parse(JSON.parse(line)))
    .map(({ itemCount, md5Checksum, dataFileS3Key }) => ({
      key: withPrefix(prefix, dataFileS3Key),
      items: itemCount,
      md5: md5Checksum,
    }));
  const listed = files.reduce((sum, file) => sum + file.items, 0);
  if (listed !== items)
    throw new Error(`The list of files of export ${id} is damaged: it has ${listed} of ${items} items.`);
  return files;
};

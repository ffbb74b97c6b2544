import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQSEvent } from 'aws-lambda';
import { systemClock } from '../platform/clock.ts';
import { environment } from '../platform/env.ts';
import { findMicronutrientsFromEnvironment } from '../platform/foods/micronutrients.ts';
import { createJobHandler } from '../platform/job-handler.ts';
import { mailerFromEnvironment } from '../platform/mail/mailer.ts';
import { logger } from '../platform/observability.ts';
import { createParameterReader } from '../platform/parameters.ts';
import { createExportFiles } from './export-files-repository.ts';
import { createPhotoBucket } from '../platform/photos/photo-bucket.ts';
import { openTable } from '../platform/table/client.ts';
import { createLanguageOf } from '../profile/public.ts';
import { createUserPool } from '../platform/user-pool/user-pool.ts';
import { exportJob } from './request-export.ts';
import { createEmailOf } from './email-repository.ts';
import { createExportRepository } from './repository.ts';
import { createExportRows } from './rows-repository.ts';
import { createRunExport } from './run-export.ts';
import { createWriteExport } from './write-export.ts';

const MAIL_MS = 10_000;

/** Time reserved for uploading up to 4 GB. */
const KEEPING_MS = 240_000;

const { TABLE_NAME, PHOTO_BUCKET, USER_POOL_ID, SITE_ORIGIN_PARAMETER, EXPORT_ATTEMPTS } = environment(
  'TABLE_NAME',
  'PHOTO_BUCKET',
  'USER_POOL_ID',
  'SITE_ORIGIN_PARAMETER',
  'EXPORT_ATTEMPTS',
);
const table = openTable(TABLE_NAME);
const pool = createUserPool();
const readParameter = createParameterReader();
const run = createRunExport({
  repository: createExportRepository(table, systemClock),
  write: createWriteExport({
    rows: createExportRows(table, systemClock),
    bucket: createPhotoBucket(PHOTO_BUCKET),
    emailOf: (userId) => pool.confirmedEmail(USER_POOL_ID, userId),
    findMicronutrients: findMicronutrientsFromEnvironment(),
    clock: systemClock,
  }),
  files: createExportFiles(PHOTO_BUCKET),
  emailOf: createEmailOf(table),
  languageOf: createLanguageOf(table),
  siteOrigin: async () => (await readParameter(SITE_ORIGIN_PARAMETER)) ?? '',
  sendEmail: mailerFromEnvironment(MAIL_MS),
  clean: (path) => rm(path, { force: true }),
  pathOf: (id) => join(tmpdir(), `${id}.zip`),
  clock: systemClock,
  report: (error) => logger.error('EXPORT_NOT_MAILED', { error }),
});

/** Runs one export at a time: the disk has space for one. */
export const handler = createJobHandler(async ({ Records }: SQSEvent, context) => {
  const hasTime = (): boolean => context.getRemainingTimeInMillis() > KEEPING_MS;
  for (const { body, attributes } of Records) {
    const isLast = Number(attributes.ApproximateReceiveCount) >= Number(EXPORT_ATTEMPTS);
    await run(exportJob.parse(JSON.parse(body)), { isLast, hasTime });
  }
});

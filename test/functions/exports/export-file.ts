import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

/** Opens a table and a folder for an export file for the tests of a file. */
export const openExportFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'platewise-export-'));
  const database = openForAllTests(openTestTable);
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    database,
    folder,
    path: join(folder, 'export.zip'),
    /** Writes up to 25 rows. */
    put: (rows: Record<string, unknown>[]) =>
      database.table.getDocumentClient().send(
        new BatchWriteCommand({
          RequestItems: { [database.table.getName()]: rows.map((Item) => ({ PutRequest: { Item } })) },
        }),
      ),
  };
};

import type { Store } from '../../../store.ts';

/** An export in the form of DynamoDB's `ExportDescription`; times are Unix seconds. */
export interface ExportRow {
  ExportArn: string;
  TableArn: string;
  ExportStatus: 'COMPLETED' | 'FAILED';
  ExportType: 'FULL_EXPORT' | 'INCREMENTAL_EXPORT';
  StartTime: number;
  EndTime: number;
  S3Bucket: string;
  S3Prefix?: string;
  ExportFormat: 'DYNAMODB_JSON';
  ExportManifest?: string;
  ItemCount: number;
  BilledSizeBytes: number;
  ExportTime?: number;
  IncrementalExportSpecification?: { ExportFromTime: number; ExportToTime: number; ExportViewType: string };
  FailureCode?: string;
  FailureMessage?: string;
}

/** Opens the exports in the store, with the state of the table at the end of each. */
export const openExportRows = (store: Store) => {
  store.exec(`
    CREATE TABLE IF NOT EXISTS table_exports (arn TEXT PRIMARY KEY, table_arn TEXT NOT NULL, export TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS exported_states (
      table_arn TEXT NOT NULL, time INTEGER NOT NULL, items TEXT NOT NULL, PRIMARY KEY (table_arn, time)) STRICT;
  `);
  const add = store.prepare('INSERT INTO table_exports VALUES (?, ?, ?)');
  const find = store.prepare('SELECT export FROM table_exports WHERE arn = ?');
  const list = store.prepare('SELECT export FROM table_exports WHERE table_arn = ? ORDER BY arn');
  const addState = store.prepare('INSERT OR REPLACE INTO exported_states VALUES (?, ?, ?)');
  const state = store.prepare('SELECT items FROM exported_states WHERE table_arn = ? AND time = ?');
  const parse = (row: Record<string, unknown>): ExportRow => JSON.parse(String(row['export'])) as ExportRow;
  return {
    add: (row: ExportRow): void => void add.run(row.ExportArn, row.TableArn, JSON.stringify(row)),
    find: (arn: string): ExportRow | undefined => {
      const row = find.get(arn);
      return row && parse(row);
    },
    list: (tableArn: string): ExportRow[] => list.all(tableArn).map(parse),
    /** Remembers the items of a table at a time in Unix seconds, by their keys. */
    addState: (tableArn: string, time: number, items: ReadonlyMap<string, string>): void =>
      void addState.run(tableArn, time, JSON.stringify([...items])),
    state: (tableArn: string, time: number): Map<string, string> =>
      new Map(JSON.parse(String(state.get(tableArn, time)?.['items'] ?? '[]')) as [string, string][]),
  };
};

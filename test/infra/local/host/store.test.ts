import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore, STORE_VERSION } from '#infra/local/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The store of the local cloud', () => {
  it('the store reads back the written data', () => {
    const path = join(folder, 'again.sqlite');
    const first = openStore(path);
    first.exec("CREATE TABLE notes (text TEXT) STRICT; INSERT INTO notes VALUES ('kept')");
    first.close();
    const second = openStore(path);
    expect(second.prepare('SELECT text FROM notes').all()).toEqual([{ text: 'kept' }]);
    second.close();
  });

  it('rejects data of another version, and explains how to start over', () => {
    const path = join(folder, 'older.sqlite');
    const store = openStore(path);
    store.exec(`PRAGMA user_version = ${STORE_VERSION + 1}`);
    store.close();
    expect(() => openStore(path)).toThrow('npm start -- --fresh');
  });
});

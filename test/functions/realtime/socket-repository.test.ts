import { describe, expect, it } from 'vitest';
import { createSocketRepository } from '#functions/realtime/socket-repository.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const opened = openForAllTests(openTestTable);
let now = new Date('2026-11-20T12:00:00Z');

describe('A connection that the gateway reports as gone', () => {
  it('a connection that the gateway reports as gone keeps receiving changes if it was only just opening, and is removed otherwise', async () => {
    const sockets = createSocketRepository(opened.table, () => now);
    await sockets.open('mara', 'laptop');
    await sockets.forget('mara', 'laptop');
    expect(await sockets.openOf('mara')).toEqual(['laptop']);
    now = new Date(now.getTime() + 30_000);
    await sockets.forget('mara', 'laptop');
    expect(await sockets.openOf('mara')).toEqual([]);
    await expect(sockets.forget('mara', 'laptop')).resolves.toBeUndefined();
  });
});

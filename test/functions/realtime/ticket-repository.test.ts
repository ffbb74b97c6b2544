import { expect, it } from 'vitest';
import { createClosedAccounts } from '#functions/account/closed-account-repository.ts';
import { createTicketRepository } from '#functions/realtime/ticket-repository.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { openTestTable } from '../test-table.ts';

const NOW = new Date('2026-11-22T10:00:00Z');
const LATER = new Date('2026-11-22T10:00:30Z');

const database = openForAllTests(openTestTable);

it('D29 a closed account gets no ticket, even for a session started in the second it was ended', async () => {
  const tickets = createTicketRepository(database.table, () => NOW);
  await createClosedAccounts(database.table, () => NOW).note('mara');
  const keeping = tickets.keep('hash-1', { user_id: 'mara', signed_in_at: NOW.getTime() / 1000 }, LATER);
  await expect(keeping).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await tickets.take('hash-1')).toBeNull();
});

it('a ticket is stored once and can be used once', async () => {
  const tickets = createTicketRepository(database.table, () => NOW);
  const session = { user_id: 'ben', signed_in_at: 1_700_000_000 };
  await tickets.keep('hash-2', session, LATER);
  // As the SDK does after a lost response.
  await tickets.keep('hash-2', session, LATER);
  expect(await tickets.take('hash-2')).toEqual(session);
  expect(await tickets.take('hash-2')).toBeNull();
});

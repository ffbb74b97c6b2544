import './support/quiet-logs.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { isTransientFailure } from '#functions/platform/transient-failure.ts';
import { openTable } from '#functions/platform/table/client.ts';
import { createTicketRepository } from '#functions/realtime/ticket-repository.ts';
import type { Fault } from '#test/support/faulty-service.ts';
import { openForAllTests } from '#test/support/open-for-tests.ts';
import { startFaultyAws } from './support/faulty-aws.ts';
import { PATIENCE } from '#test/support/patience.ts';

const aws = openForAllTests(startFaultyAws);
afterEach(() => aws.service.heal());

describe('An unresponsive table', () => {
  /** Long enough for a response on a busy machine, short enough to wait for a timeout. */
  const SILENCE_MS = 1_200 * PATIENCE;
  const silences: [string, Fault][] = [
    ['does not respond', 'hang'],
    ['drops the connection', 'hang up'],
    ['truncates its response', 'cut'],
  ];

  it.each(silences)('queries the table again when it %s once', async (_, fault) => {
    const tickets = createTicketRepository(openTable(aws.table.getName(), SILENCE_MS), () => new Date());
    await tickets.keep(
      `once ${String(fault)}`,
      { user_id: 'mara', signed_in_at: 0 },
      new Date('2100-01-01T00:00:00Z'),
    );
    aws.service.next(fault);
    const taken = await tickets.take(`once ${String(fault)}`);
    expect([undefined, 'mara']).toContain(taken?.user_id);
    expect(aws.service.requests.length).toBeGreaterThanOrEqual(3);
  });

  it.each(silences)(
    'queries the table three times when it %s permanently, then the request fails',
    async (_, fault) => {
      const tickets = createTicketRepository(openTable(aws.table.getName(), SILENCE_MS), () => new Date());
      aws.service.always(fault);
      const error = await tickets.take('ever').catch((thrown: unknown) => thrown);
      expect(isTransientFailure(error)).toBe(true);
      expect(aws.service.requests).toHaveLength(3);
    },
  );
});

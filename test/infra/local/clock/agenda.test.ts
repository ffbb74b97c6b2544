import { afterEach, describe, expect, it } from 'vitest';
import { type Agenda, type DueWork, startAgenda } from '#infra/local/clock/agenda.ts';
import { createDailyCleanup } from '#infra/local/clock/daily-cleanup.ts';
import { openProductClock } from '#infra/local/clock/product-clock.ts';
import { openStore } from '#infra/local/store.ts';

const START = new Date('2026-11-23T15:00:00Z');
let agenda: Agenda;
afterEach(() => agenda.stop());

/** Records what runs, and the time that it sees. */
const openLog = () => {
  const clock = openProductClock(openStore(':memory:'), START);
  const lines: string[] = [];
  const write = (name: string): void => void lines.push(`${clock.now().toISOString().slice(5, 16)} ${name}`);
  const every = (name: string, hours: number): DueWork => {
    let next = new Date(START.getTime() + hours * 3_600_000);
    return {
      nextAt: () => next,
      tick: async () => {
        if (clock.now() < next) return;
        next = new Date(next.getTime() + hours * 3_600_000);
        write(name);
      },
    };
  };
  return { clock, lines, write, every };
};

describe('Moving the clock', () => {
  it('runs the work of all services in the order of its time, each at its own time', async () => {
    const { clock, lines, write, every } = openLog();
    const works = [every('hourly', 1), every('slow', 2.5)];
    agenda = startAgenda({ clock, works, settle: async () => write('settled'), report: expect.fail });
    await agenda.advance(new Date('2026-11-23T18:00:30Z'));
    expect(lines.filter((line) => !line.endsWith('settled'))).toEqual([
      '11-23T16:00 hourly',
      '11-23T17:00 hourly',
      '11-23T17:30 slow',
      '11-23T18:00 hourly',
    ]);
    expect(lines.filter((line) => line.endsWith('settled'))).toHaveLength(5);
    expect(clock.now().toISOString().slice(0, 19)).toBe('2026-11-23T18:00:30');
  });

  it('waits until the work of one moment has ended before it moves on', async () => {
    const { clock, lines, write, every } = openLog();
    const settle = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      write('settled');
    };
    agenda = startAgenda({ clock, works: [every('hourly', 1)], settle, report: expect.fail });
    await agenda.advance(new Date('2026-11-23T17:00:00Z'));
    expect(lines).toEqual([
      '11-23T15:00 settled',
      '11-23T16:00 hourly',
      '11-23T16:00 settled',
      '11-23T17:00 hourly',
      '11-23T17:00 settled',
    ]);
  });

  it('rejects an earlier instant and says how to go back', async () => {
    const { clock } = openLog();
    agenda = startAgenda({ clock, works: [], settle: async () => undefined, report: expect.fail });
    await expect(agenda.advance(new Date('2026-11-23T14:59:00Z'))).rejects.toThrow(
      /only moves forward: .*14:59:00.000Z is earlier.*--fresh/,
    );
  });

  it('runs two moves one after the other', async () => {
    const { clock, lines, every } = openLog();
    const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
    agenda = startAgenda({ clock, works: [every('hourly', 1)], settle, report: expect.fail });
    await Promise.all([
      agenda.advance(new Date('2026-11-23T17:00:00Z')),
      agenda.advance(new Date('2026-11-23T18:00:00Z')),
    ]);
    expect(lines.map((line) => line.slice(6, 11))).toEqual(['16:00', '17:00', '18:00']);
  });

  it('reports failing work and continues', async () => {
    const { clock, every } = openLog();
    const reports: unknown[] = [];
    const work = every('hourly', 1);
    const failing = {
      ...work,
      tick: async () => {
        await work.tick();
        throw new Error('too much salt');
      },
    };
    const report = (error: unknown): void => void reports.push(error);
    agenda = startAgenda({ clock, works: [failing], settle: async () => undefined, report });
    await agenda.advance(new Date('2026-11-23T16:30:00Z'));
    expect(reports).toEqual([new Error('too much salt')]);
  });

  it('cleans up at the start and at every midnight', async () => {
    const { clock, lines, write } = openLog();
    const works = [createDailyCleanup(clock.now, async () => write('cleanup'))];
    agenda = startAgenda({ clock, works, settle: async () => undefined, report: expect.fail });
    await agenda.advance(new Date('2026-11-25T12:00:00Z'));
    expect(lines).toEqual(['11-23T15:00 cleanup', '11-24T00:00 cleanup', '11-25T00:00 cleanup']);
  });
});

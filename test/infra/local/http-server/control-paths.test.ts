import { afterEach, describe, expect, it } from 'vitest';
import { startFront, type TestFront } from './support/start-front.ts';

let front: TestFront;
afterEach(() => front.stop());

describe('The control paths of the local cloud', () => {
  it('the control paths of the local cloud report whether the product is ready', async () => {
    let ready = false;
    front = await startFront(undefined, { isReady: () => ready });
    expect((await front.fetch('/__local/health')).status).toBe(503);
    ready = true;
    const response = await front.fetch('/__local/health');
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 200,
      body: { status: 'ready' },
    });
  });

  it.each([
    ['/__local/mail', 'mail'],
    ['/__local/mail.json?to=a@example.com', 'mail'],
    ['/__local/aws', 'aws'],
    ['/__local/aws/bucket/key', 'aws'],
  ])('the control paths of the local cloud forward %s to its service', async (path, to) => {
    front = await startFront();
    expect(await (await front.fetch(path)).text()).toBe(to);
  });

  it('the control paths of the local cloud list the hashes of breached passwords, with padding', async () => {
    front = await startFront();
    // SHA-1 of 'trustno1'.
    const response = await front.fetch('/__local/breached-passwords/range/E68E1');
    const lines = (await response.text()).split('\r\n');
    expect(lines.filter((line) => !line.endsWith(':0'))).toContainEqual(
      expect.stringMatching(/^[0-9A-F]{35}:[1-9]\d*$/),
    );
    expect(lines.filter((line) => line.endsWith(':0')).length).toBeGreaterThan(10);
    expect((await front.fetch('/__local/breached-passwords/range/no')).status).toBe(404);
  });

  it('the control paths of the local cloud run a schedule', async () => {
    const ran: string[] = [];
    front = await startFront(undefined, { schedules: { run: async (id) => void ran.push(id) } });
    expect((await front.fetch('/__local/schedules/Sweep/run', { method: 'POST' })).status).toBe(200);
    expect(ran).toEqual(['Sweep']);
    expect((await front.fetch('/__local/schedules/Sweep/run')).status).toBe(404);
    expect(ran).toHaveLength(1);
  });

  it('the control paths of the local cloud show and move the clock', async () => {
    const moves: string[] = [];
    front = await startFront(undefined, {
      clockControl: { offsetMs: () => 60_000, advance: async (to) => void moves.push(to.toISOString()) },
    });
    const clock = { now: '2026-11-20T10:00:00.000Z', offset_ms: 60_000 };
    expect(await (await front.fetch('/__local/clock')).json()).toEqual(clock);
    const move = (body: string) => front.fetch('/__local/clock', { method: 'POST', body });
    expect(await (await move('{"advance":"P1D"}')).json()).toEqual(clock);
    expect((await move('{"now":"2026-12-01T08:00Z"}')).status).toBe(200);
    expect(moves).toEqual(['2026-11-21T10:00:00.000Z', '2026-12-01T08:00:00.000Z']);
    expect((await move('tomorrow')).status).toBe(400);
    const script = await front.fetch('/__local/clock.js');
    expect(script.headers.get('content-type')).toBe('text/javascript');
    expect(await script.text()).toContain('follow(60000)');
  });

  it('the control paths of the local cloud reject moving the clock back with the reason', async () => {
    const advance = () => Promise.reject(new RangeError('The clock only moves forward.'));
    front = await startFront(undefined, { clockControl: { offsetMs: () => 0, advance } });
    const response = await front.fetch('/__local/clock', {
      method: 'POST',
      body: '{"now":"2020-01-01T00:00Z"}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'The clock only moves forward.' });
  });

  it('the control paths of the local cloud explain why a schedule cannot run', async () => {
    front = await startFront(undefined, {
      schedules: { run: () => Promise.reject(new Error("The template has no schedule 'Other'.")) },
    });
    const response = await front.fetch('/__local/schedules/Other/run', { method: 'POST' });
    expect(await response.json()).toEqual({ message: "The template has no schedule 'Other'." });
  });

  it.each([
    '/__local',
    '/__local/',
    '/__local/other',
    '/__local/mail/1',
    '/__local/awsome',
    '/__local/health/x',
  ])('the control paths of the local cloud answer 404 at %s', async (path) => {
    front = await startFront();
    expect((await front.fetch(path)).status).toBe(404);
  });
});

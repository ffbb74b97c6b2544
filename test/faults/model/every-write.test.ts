import '../support/quiet-logs.ts';
import { describe, expect, it } from 'vitest';
import { routeKeyOf } from '#shared/http/route.ts';
import { allRoutes } from '#shared/routes.ts';
import { seedFrom } from '#test/support/seed.ts';
import { isFull } from '#test/support/full-size.ts';
import { drivenRoutes } from './driven-routes.ts';
import { leftOut } from './left-out.ts';
import { openModelAws } from './model-aws.ts';
import type { Step } from './player.ts';
import { playAll, runModel } from './run-model.ts';

const STEPS = Number(process.env['MODEL_STEPS'] ?? (isFull ? 20_000 : 25));
const seed = seedFrom('MODEL_SEED');

const aws = openModelAws();

const writing = allRoutes.filter(({ method }) => method !== 'GET').map(routeKeyOf);

describe('The routes of the model-based test', () => {
  it('the routes of the model-based test cover every writing route, or exclude it with a reason', () => {
    const driven = drivenRoutes();
    expect(writing.filter((route) => !driven.has(route) && !(route in leftOut))).toEqual([]);
  });

  it('each listed route exists and is either covered or excluded', () => {
    const driven = drivenRoutes();
    expect(Object.keys(leftOut).filter((route) => driven.has(route) || !writing.includes(route))).toEqual([]);
    expect([...driven].filter((route) => !writing.includes(route))).toEqual([]);
  });
});

/** Takes half a minute on an idle machine; shortening a failure takes longer. */
const TIMEOUT_MS = isFull ? 3_600_000 : 900_000;

describe(`All writes of three users with two tabs each (MODEL_SEED=${seed})`, () => {
  it(
    'the writes match a simple model, however they interleave, get lost, fail midway and are retried',
    async () => {
      const { found, played } = await runModel(aws, { seed, steps: STEPS, isShortened: true });
      console.log(`${played} steps of the model held; MODEL_SEED=${seed} plays them again`);
      const why =
        found && `${found.why}\nafter ${found.steps.map((step) => JSON.stringify(step)).join('\n')}`;
      expect(why).toBeNull();
      expect(played).toBe(STEPS);
    },
    TIMEOUT_MS,
  );
});

describe('Regressions found by the model-based test', () => {
  const pressed = (kind: string, window: number): Step['presses'][number] => ({
    kind,
    who: 0,
    window,
    n: [0, 0, 0],
  });
  const together = (...presses: Step['presses']): Step => ({ presses, asksAgain: true, isRepeated: false });
  /** A user acts in one tab, or in both at the same moment. */
  const by = (kind: string, windows = [0]): Step =>
    together(...windows.map((window) => pressed(kind, window)));

  it('records the status of a lead once when two tabs set the same status', async () => {
    const steps = [by('qualify'), by('look'), by('look', [1]), by('setLead', [0, 1])];
    expect(await playAll(aws, steps)).toBeNull();
  });

  it('reports a missing entry when it is deleted during a change', async () => {
    const atOnce = together(pressed('takeOut', 1), pressed('move', 0));
    const steps = [by('log'), by('look'), by('look', [1]), atOnce];
    expect(await playAll(aws, steps)).toBeNull();
  });
});

import type { Nutrients } from '#shared/nutrition/values/nutrients.ts';
import { type EnergyShares, energySharesOf } from '#web/ui/nutrition/energy-shares.ts';
import { pointAt, spoke } from '#web/ui/plate/plate-geometry.ts';
import { eatenParts, piecesOf } from '#web/ui/plate/plate-pieces.ts';
import { rimSegment } from '../../landing/dial-shape.ts';
import { say } from '../translate-text.ts';
import { numberInPage } from './number-in-page.ts';

const FILL_MS = 600;

const empty: EnergyShares = { protein: 0, carbs: 0, fat: 0, other: 0 };

const totalOf = (shares: EnergyShares): number => eatenParts.reduce((sum, part) => sum + shares[part], 0);

/** Returns the shares between two states. `progress`: 0 to 1. */
const between = (from: EnergyShares, to: EnergyShares, progress: number): EnergyShares =>
  Object.fromEntries(
    eatenParts.map((part) => [part, from[part] + (to[part] - from[part]) * progress]),
  ) as unknown as EnergyShares;

const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

/**
 * Returns the dial of the hero, which shows the visitor's meal in place of the example.
 * @param figure the example plate, with the goal in `data-goal`
 */
export const createDial = (figure: HTMLElement) => {
  const goal = Number(figure.dataset.goal);
  const picture = figure.querySelector('svg');
  const exampleLabel = picture?.getAttribute('aria-label') ?? '';
  const partOf = (name: string): Element | null => figure.querySelector(`[data-dial="${name}"]`);
  const draw = (shares: EnergyShares): void => {
    const pieces = piecesOf(shares, goal);
    const end = pieces.at(-1)?.to ?? 0;
    for (const { part, from, to } of pieces) partOf(part)?.setAttribute('d', rimSegment(from, to));
    partOf('rest')?.setAttribute('d', rimSegment(end, 1));
    partOf('gap')?.setAttribute('d', spoke(end, 214, 268));
    partOf('needle')?.setAttribute('d', spoke(end, 214, 272));
    const tip = pointAt(end, 272);
    partOf('tip')?.setAttribute('cx', String(tip.x));
    partOf('tip')?.setAttribute('cy', String(tip.y));
    const kcal = partOf('kcal');
    if (kcal) kcal.textContent = numberInPage(totalOf(shares));
  };

  let shown = empty;
  let frame = 0;
  const moveTo = (shares: EnergyShares): void => {
    cancelAnimationFrame(frame);
    const from = shown;
    const start = performance.now();
    const step = (now: number): void => {
      const progress = Math.min(1, Math.max(0, (now - start) / FILL_MS));
      shown = between(from, shares, easeOut(progress));
      draw(shown);
      if (progress < 1) frame = requestAnimationFrame(step);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) step(start + FILL_MS);
    else step(start);
  };

  return {
    /** Fills the rim with a meal. */
    show: ({ calories, protein, carbs, fat }: Nutrients): void => {
      const kcal = Math.round(calories ?? 0);
      const left = goal - kcal;
      const values = {
        kcal: numberInPage(kcal),
        goal: numberInPage(goal),
        left: numberInPage(left),
        over: numberInPage(-left),
      };
      figure.dataset.live = left < 0 ? 'over' : 'within';
      picture?.setAttribute(
        'aria-label',
        left < 0
          ? say('Your meal: {kcal} of {goal} kilocalories, {over} over.', values)
          : say('Your meal: {kcal} of {goal} kilocalories, {left} left.', values),
      );
      const note = partOf('left');
      if (note)
        note.textContent =
          left < 0 ? say('{over} over {goal}', values) : say('{left} of {goal} left', values);
      moveTo(energySharesOf(kcal, { protein, carbs, fat }));
    },
    /** Shows the example again. */
    clear: (): void => {
      cancelAnimationFrame(frame);
      shown = empty;
      delete figure.dataset.live;
      picture?.setAttribute('aria-label', exampleLabel);
    },
  };
};

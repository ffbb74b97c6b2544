import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursOf, hue } from '#test/support/colours-of-tokens.ts';

/** Ranges of hues in degrees; red wraps around zero. */
const ranges = { red: [345, 25], orange: [12, 35], yellow: [35, 65], green: [90, 170] } as const;
type Colour = keyof typeof ranges;

const isIn = (colour: Colour, degrees: number): boolean => {
  const [from, to] = ranges[colour];
  return from > to ? degrees >= from || degrees <= to : degrees >= from && degrees <= to;
};

/** Returns the colors of a rule: background, border and text. */
const tokensOf = (file: string, selector: string): string[] => {
  const css = readFileSync(`web/src/features/${file}`, 'utf8');
  const rule = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return [...rule.matchAll(/(?:color|background|border): [^;]*var\(--(\w+(?:-\w+)?)\)/g)].map(
    ([, token = '']) => token,
  );
};

const DOT = 'referrals/recent-referrals.module.css';
const PLAN = 'meal-plans/plan-overview.module.css';

describe('The colors of states in light and dark mode', () => {
  it.each<[string, Colour, string, string]>([
    ['REFERRAL-08 a friend whose reward was paid', 'green', DOT, "\n.dot[data-status='completed']"],
    ['REFERRAL-08 any other friend', 'orange', DOT, '\n.dot'],
    ['PLAN-10 an exceeded goal', 'red', PLAN, "\n.remaining[data-state='over'] dd"],
    ['PLAN-10 a plan far below the goal', 'yellow', PLAN, "\n.remaining[data-state='room'] dd"],
    ['PLAN-10 a plan on target', 'green', PLAN, "\n.remaining[data-state='good'] dd"],
    ['RAW-08 a failed agent action', 'red', 'business-agents/agents/agent-view.module.css', '\n.failure'],
  ])('%s is shown in %s', (_, colour, file, selector) => {
    const tokens = tokensOf(file, selector);
    expect(tokens).not.toEqual([]);
    for (const token of tokens)
      for (const shown of coloursOf(token))
        expect(isIn(colour, hue(shown)), `${token} ${hue(shown)}`).toBe(true);
  });
});

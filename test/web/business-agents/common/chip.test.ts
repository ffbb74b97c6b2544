import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { coloursOf, contrast, hue } from '#test/support/colours-of-tokens.ts';

const tones = readFileSync('web/src/ui/feedback/tones.module.css', 'utf8');

const ruleOf = (tone: string): [string, string] => {
  const rule = new RegExp(`data-tone='${tone}'\\][^{]* \\{([^}]*)\\}`).exec(tones)?.[1] ?? '';
  return [
    /background: var\(--([\w-]+)\)/.exec(rule)?.[1] ?? '',
    /color: var\(--([\w-]+)\)/.exec(rule.replace(/background:[^;]*;/, ''))?.[1] ?? '',
  ];
};

describe('A status chip', () => {
  it.each([
    ['blue', 190, 250],
    ['yellow', 35, 65],
    ['green', 90, 170],
    ['purple', 265, 320],
    ['red', 0, 25],
  ])(
    'SDR-08 EXEC-17 a status chip stays %s in light and dark mode, with enough contrast',
    (tone, least, most) => {
      const [ground, text] = ruleOf(tone).map(coloursOf) as [[number[], number[]], [number[], number[]]];
      for (const at of [0, 1] as const) {
        const turn = hue(text[at]);
        expect(turn, tone).toBeGreaterThanOrEqual(least);
        expect(turn, tone).toBeLessThanOrEqual(most);
        expect(contrast(ground[at], text[at])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

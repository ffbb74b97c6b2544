import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isComposing } from '#web/ui/interaction/is-composing.ts';

describe('isComposing', () => {
  it('recognizes the Enter that confirms a composition, also in Safari, which sends it afterwards', () => {
    const enter = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { key: 'Enter', ...init });
    expect(isComposing(enter({ isComposing: true, keyCode: 229 }))).toBe(true);
    expect(isComposing(enter({ isComposing: false, keyCode: 229 }))).toBe(true);
    expect(isComposing(enter({ keyCode: 13 }))).toBe(false);
  });

  it('every handler of Enter in a text field uses isComposing', () => {
    const withoutCheck = globSync('web/src/**/*.{ts,tsx}').filter((file) => {
      const source = readFileSync(file, 'utf8');
      return /key [!=]== 'Enter'/.test(source) && !source.includes('is-composing.ts');
    });
    // Keys outside text fields, Ctrl+Enter, and one that only prevents submitting an invalid weight.
    expect(withoutCheck.map((file) => basename(file)).toSorted()).toEqual([
      'agent-form.tsx',
      'grams-stepper.tsx',
      'use-mic-keys.ts',
    ]);
  });
});

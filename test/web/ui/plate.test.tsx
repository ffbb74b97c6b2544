import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { segment } from '#web/ui/plate/plate-geometry.ts';
import { plateScale } from '#web/ui/plate/plate-scale.ts';
import { Plate } from '#web/ui/plate/plate.tsx';
import { openScreen } from '#test/support/screen/open-screen.tsx';

const macros = { protein: 80, carbs: 140, fat: 40 };

const show = (calories: number, goal = 2_100) => {
  const { container } = openScreen(<Plate calories={calories} goal={goal} {...macros} />);
  const svg = screen.getByRole('img');
  return {
    name: svg.getAttribute('aria-label'),
    texts: [...svg.querySelectorAll('text')].map((text) => text.textContent),
    hasPointer: container.querySelector<SVGElement>('[style*="rotate"]') !== null,
  };
};

describe('Plate', () => {
  it('shows the remaining calories in the center, and describes them to screen readers', () => {
    const { name, texts } = show(1_240);
    expect(name).toBe('1,240 of 2,100 kilocalories eaten, 860 left');
    expect(texts.slice(-2)).toEqual(['860', 'kcal left today']);
  });

  it('the plate gauge shows how far the day exceeds the goal', () => {
    const { name, texts } = show(2_440);
    expect(name).toBe('2,440 of 2,100 kilocalories eaten, 340 over');
    expect(texts.slice(-2)).toEqual(['340', 'kcal over today']);
  });

  it('the plate gauge shows no pointer before the first meal', () => {
    expect(show(0).hasPointer).toBe(false);
  });

  it('the plate gauge points to the current progress', () => {
    expect(show(525).hasPointer).toBe(true);
  });
});

describe('plateScale', () => {
  it('labels the rim in round steps and leaves room for the goal at the top', () => {
    const numbers = (goal: number) =>
      plateScale(goal)
        .filter(({ hasNumber }) => hasNumber)
        .map(({ kcal }) => kcal);
    expect(numbers(2_100)).toEqual([500, 1_000, 1_500]);
    expect(numbers(2_000)).toEqual([500, 1_000, 1_500]);
    expect(numbers(1_200)).toEqual([250, 500, 750, 1_000]);
    expect(numbers(10_000)).toEqual([2_000, 4_000, 6_000, 8_000]);
  });
});

describe('segment', () => {
  it('draws a segment of any width without an invalid number', () => {
    const turn = fc.double({ min: 0, max: 0.99, noNaN: true });
    fc.assert(
      fc.property(turn, fc.double({ min: 0.001, max: 1, noNaN: true }), (from, width) => {
        const path = segment(from, Math.min(from + width, 1), { inner: 144, outer: 178, corner: 9 });
        expect(path).not.toMatch(/NaN|Infinity/);
      }),
    );
  });
});

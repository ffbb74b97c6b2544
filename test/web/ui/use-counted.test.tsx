import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCounted } from '#web/ui/motion/use-counted.ts';

const root = document.documentElement;
const open = () => renderHook(({ value }) => useCounted(value), { initialProps: { value: 2_000 } });

describe('A counted number', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    root.style.removeProperty('--motion-fill');
  });

  it('a counted number starts at its value and counts to a new one, which it reaches exactly', () => {
    root.style.setProperty('--motion-fill', '900ms');
    const { result, rerender } = open();
    expect(result.current).toBe(2_000);
    rerender({ value: 1_679 });
    expect(result.current).toBe(2_000);
    act(() => void vi.advanceTimersByTime(300));
    expect(result.current).toBeLessThan(2_000);
    expect(result.current).toBeGreaterThan(1_679);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(1_679);
  });

  it('a counted number that changes again continues from what it shows', () => {
    root.style.setProperty('--motion-fill', '.9s');
    const { result, rerender } = open();
    rerender({ value: 1_000 });
    act(() => void vi.advanceTimersByTime(200));
    const between = result.current;
    rerender({ value: 2_000 });
    expect(result.current).toBe(between);
    act(() => void vi.advanceTimersByTime(1_000));
    expect(result.current).toBe(2_000);
  });

  it('a counted number changes at once for users who prefer reduced motion', () => {
    root.style.setProperty('--motion-fill', '0ms');
    const { result, rerender } = open();
    rerender({ value: 1_679 });
    expect(result.current).toBe(1_679);
  });
});

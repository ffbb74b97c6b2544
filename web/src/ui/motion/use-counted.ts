import { useLayoutEffect, useRef, useState } from 'react';

/** Returns how long the plate's rim takes to fill, in ms; 0 if the user prefers reduced motion. */
const fillDuration = (): number => {
  const value = getComputedStyle(document.documentElement).getPropertyValue('--motion-fill');
  // A minifier may write '.9s' for '900ms'.
  return (Number.parseFloat(value) || 0) * (/\ds$/.test(value.trim()) ? 1_000 : 1);
};

const settle = (share: number): number => 1 - (1 - share) ** 3;

/** Returns a whole number that counts to `value` whenever it changes, as long as the plate's rim takes to fill. */
export const useCounted = (value: number): number => {
  const [step, setStep] = useState<number | null>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const from = shown.current;
    const duration = fillDuration();
    shown.current = value;
    if (from === value || duration === 0) return;
    const began = performance.now();
    let frame = 0;
    const count = (now: number): void => {
      const share = Math.min(Math.max(now - began, 0) / duration, 1);
      const next = Math.round(from + (value - from) * settle(share));
      shown.current = next;
      setStep(share < 1 ? next : null);
      if (share < 1) frame = requestAnimationFrame(count);
    };
    count(began);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return step ?? value;
};

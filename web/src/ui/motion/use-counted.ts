import { useLayoutEffect, useRef, useState } from 'react';
import { motionDuration } from './motion-duration.ts';

const settle = (share: number): number => 1 - (1 - share) ** 3;

/** Returns a whole number that counts to `value` whenever it changes, as long as the plate's rim takes to fill. */
export const useCounted = (value: number): number => {
  const [step, setStep] = useState<number | null>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const from = shown.current;
    const duration = motionDuration('--motion-fill');
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

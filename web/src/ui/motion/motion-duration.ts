/** Durations of the design tokens. */
type Motion = '--motion-fill';

/** Returns a duration in ms; 0 if the user prefers reduced motion. */
export const motionDuration = (motion: Motion): number => {
  const value = getComputedStyle(document.documentElement).getPropertyValue(motion);
  // A minifier may write '.9s' for '900ms'.
  return (Number.parseFloat(value) || 0) * (/\ds$/.test(value.trim()) ? 1_000 : 1);
};

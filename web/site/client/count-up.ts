/** Returns whether the user prefers reduced motion. */
const wantsLessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** LAND-10: 30 steps of 50 ms, 1.5 s in total. */
const STEPS = 30;
const STEP_MS = 50;

/**
 * Returns the text of a number at one step of the animation.
 * @param step 1 to 30
 * @example frameOf('99.2%', 15) // '49.6%', and '49,6 %' of the German '99,2 %'
 */
export const frameOf = (figure: string, step: number): string =>
  figure.replace(/(\d+)(?:([.,])(\d+))?/, (_, whole: string, sign = '.', decimals = '') =>
    ((Number(`${whole}.${decimals}`) * step) / STEPS).toFixed(decimals.length).replace('.', sign),
  );

/**
 * Counts up the numbers in the hero once. The page contains the final values, so nothing is missing without a script.
 */
export const countUp = (): void => {
  if (wantsLessMotion()) return;
  for (const place of document.querySelectorAll('[data-count]')) {
    const figure = place.textContent;
    let step = 0;
    place.textContent = frameOf(figure, step);
    const timer = setInterval(() => {
      step += 1;
      place.textContent = step < STEPS ? frameOf(figure, step) : figure;
      if (step >= STEPS) clearInterval(timer);
    }, STEP_MS);
  }
};

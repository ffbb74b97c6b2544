/** Space above the highest bar or line, for its label. */
const HEADROOM = 1.16;

/** Share of the logged days that always fits into the scale. */
const USUAL_SHARE = 0.9;

/** A day may be this many times the usual value before its bar is cut. */
const MAX_ABOVE_USUAL = 1.5;

export interface ChartScale {
  /** Returns the CSS height above the baseline, limited to the chart. */
  heightOf: (kcal: number) => string;
  /** Returns whether the chart ends below this value: its bar is drawn with a break. */
  isCut: (kcal: number) => boolean;
}

/**
 * Returns the scale of a daily chart. Rare outliers are cut, so that the other days stay distinguishable.
 * @param calories kcal of each day; 0 for days without entries
 * @param levels kcal that must fit, such as the goal
 */
export const chartScale = (calories: readonly number[], levels: readonly number[]): ChartScale => {
  const logged = calories.filter((kcal) => kcal > 0).toSorted((a, b) => a - b);
  const usual = logged[Math.floor((logged.length - 1) * USUAL_SHARE)] ?? 0;
  const most = Math.max(usual, ...levels) * MAX_ABOVE_USUAL;
  const top = Math.max(1, Math.min(most, Math.max(...calories, ...levels)));
  return {
    heightOf: (kcal) => `${(Math.min(kcal, top) / (top * HEADROOM)) * 100}%`,
    isCut: (kcal) => kcal > top,
  };
};

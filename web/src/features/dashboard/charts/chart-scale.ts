/** Room above the highest bar or line, for its label. */
const HEADROOM = 1.16;

/** The share of the logged days that always fits. */
const USUAL_SHARE = 0.9;

/** A day may be this much higher than what is usual before its bar is cut. */
const MAX_ABOVE_USUAL = 1.5;

export interface ChartScale {
  /** CSS height above the ground, never above the chart. */
  heightOf: (kcal: number) => string;
  /** Whether the chart ends below this figure: its bar is drawn with a break. */
  isCut: (kcal: number) => boolean;
}

/**
 * The scale of a chart of days. A rare day far above the others is cut, so that the others can still be told apart.
 * @param calories kcal of each day; 0 where nothing is logged
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

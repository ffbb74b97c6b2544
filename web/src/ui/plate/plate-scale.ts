interface Tick {
  kcal: number;
  /** Share of the circle, clockwise from the top. */
  turn: number;
  isMajor: boolean;
  /** Whether its number fits beside the goal's. */
  hasNumber: boolean;
}

const STEPS = [100, 200, 250, 500, 1_000, 2_000, 2_500];

/** Maximum number of labels that can be read at a glance. */
const MAX_MAJOR_TICKS = 5;

const MINOR_PER_MAJOR = 5;

/**
 * Returns the ticks of the calorie scale: the goal is one full turn.
 * @param goal kcal, above 0
 */
export const plateScale = (goal: number): Tick[] => {
  const major = STEPS.find((step) => goal / step <= MAX_MAJOR_TICKS) ?? 5_000;
  const minor = major / MINOR_PER_MAJOR;
  return Array.from({ length: Math.ceil(goal / minor) }, (_, index) => {
    const kcal = index * minor;
    const isMajor = index % MINOR_PER_MAJOR === 0;
    return { kcal, turn: kcal / goal, isMajor, hasNumber: isMajor && index > 0 && goal - kcal > goal * 0.09 };
  });
};

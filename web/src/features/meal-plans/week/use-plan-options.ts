import { useState } from 'react';
import { defaultPlanOptions, planOptions, type PlanOptions } from '#shared/meal-plans/week/plan-options.ts';

const KEY = 'platewise-plan-options';

/** Returns the options of this browser. Storage may be blocked or hold an older form. */
const stored = (): PlanOptions => {
  try {
    return planOptions.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return defaultPlanOptions;
  }
};

const store = (options: PlanOptions): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(options));
  } catch {
    // The options then last as long as the page.
  }
};

/** How weeks are planned, chosen in this browser. */
export const usePlanOptions = (): [PlanOptions, (change: Partial<PlanOptions>) => void] => {
  const [options, setOptions] = useState(stored);
  return [
    options,
    (change) => {
      const next = { ...options, ...change };
      store(next);
      setOptions(next);
    },
  ];
};

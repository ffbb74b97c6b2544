import { useState } from 'react';
import {
  type ReferenceStandard,
  referenceStandards,
  standardOf,
} from '#shared/micronutrients/reference-intakes.ts';
import { language } from '#web/lib/language/language.ts';

const KEY = 'platewise-reference-values';

/** Returns the choice of this browser, or what users of the page's language expect. Storage may be blocked. */
const stored = (): ReferenceStandard => {
  try {
    const name = localStorage.getItem(KEY);
    return referenceStandards.find((each) => each === name) ?? standardOf(language);
  } catch {
    return standardOf(language);
  }
};

const store = (standard: ReferenceStandard): void => {
  try {
    localStorage.setItem(KEY, standard);
  } catch {
    // The choice then lasts as long as the panel.
  }
};

/** The reference values that vitamins and minerals are compared with, chosen in this browser. */
export const useReferenceStandard = (): [ReferenceStandard, (standard: ReferenceStandard) => void] => {
  const [standard, setStandard] = useState(stored);
  return [
    standard,
    (next) => {
      store(next);
      setStandard(next);
    },
  ];
};

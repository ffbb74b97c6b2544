import { ConsentSetting } from '#web/features/consent/consent-setting.tsx';
import { RememberedCorrections } from '#web/features/food-entries/corrections/remembered-corrections.tsx';
import { UsualPortions } from '#web/features/food-entries/corrections/usual-portions.tsx';
import { MealKeySetting } from '#web/features/food-entries/meal-input/meal-key-setting.tsx';
import classes from '../profile-content.module.css';

/** Consent for AI providers, what was learned from the user's corrections, and the shortcut for logging. */
export const PrivacyPart = () => (
  <div className={classes.cards}>
    <div className="stack6">
      <ConsentSetting />
      <MealKeySetting />
    </div>
    <div className="stack6">
      <RememberedCorrections />
      <UsualPortions />
    </div>
  </div>
);

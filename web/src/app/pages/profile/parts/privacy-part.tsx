import { ConsentSetting } from '#web/features/consent/consent-setting.tsx';
import { RememberedCorrections } from '#web/features/food-entries/corrections/remembered-corrections.tsx';
import { UsualPortions } from '#web/features/food-entries/corrections/usual-portions.tsx';
import classes from '../profile-content.module.css';

/** Consent for AI providers, and what was learned from the user's corrections. */
export const PrivacyPart = () => (
  <div className={classes.cards}>
    <ConsentSetting />
    <div className="stack6">
      <RememberedCorrections />
      <UsualPortions />
    </div>
  </div>
);

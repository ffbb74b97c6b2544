import { t } from '#web/lib/language/translate.ts';
import { ApiTokens } from '#web/features/api-tokens/api-tokens.tsx';
import { Webhooks } from '#web/features/api-tokens/webhooks/webhooks.tsx';
import { LockedPreview } from '#web/features/billing/upgrade/locked-preview.tsx';
import { OneUpgradeCard } from '#web/features/billing/upgrade/one-upgrade-card.tsx';
import classes from '../profile-content.module.css';

const locked = (
  <LockedPreview
    feature="api_access"
    sample={[
      t('Kitchen display: reads your diary, last used today'),
      t('My spreadsheet: reads and writes, last used on Monday'),
    ]}
  />
);

/** Tokens and webhooks for the user's own programs. */
export const ApiPart = () => (
  <OneUpgradeCard>
    <div className={classes.narrow}>
      <ApiTokens locked={locked} />
      <Webhooks />
    </div>
  </OneUpgradeCard>
);

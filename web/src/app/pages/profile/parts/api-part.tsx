import { t } from '#web/lib/language/translate.ts';
import { ApiTokens } from '#web/features/api-tokens/api-tokens.tsx';
import { LockedButton } from '#web/features/billing/upgrade/locked-button.tsx';
import classes from '../profile-content.module.css';

/** Tokens for the user's own programs. */
export const ApiPart = () => (
  <div className={classes.narrow}>
    <ApiTokens locked={<LockedButton feature="api_access">{t('Create token')}</LockedButton>} />
  </div>
);

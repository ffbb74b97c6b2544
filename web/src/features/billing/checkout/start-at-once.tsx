import { Checkbox } from '@mantine/core';
import { t } from '#web/lib/language/translate.ts';
import { language } from '#web/lib/language/language.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { useOrderConsent } from './order-consent.ts';

/**
 * Right of withdrawal and the consent to start before it has expired (Directive 2011/83/EU, Articles 7(3) and 8(8)). The
 * box is never ticked in advance and no order needs it: without it, a withdrawal is refunded in full.
 */
export const StartAtOnce = () => {
  const isGiven = useOrderConsent((state) => state.isGiven);
  return (
    <div className="stack3">
      <p className="note">
        {t('You can withdraw from any order within 14 days, without giving a reason.')}{' '}
        <a href={localizedPath(language, '/withdraw')} target="_blank" rel="noreferrer">
          {t('Right of withdrawal')}
        </a>
      </p>
      <Checkbox
        label={t(
          'Start my order before the 14 days are over. I know that if I withdraw, I pay for the days or credits used until then.',
        )}
        description={t('Optional. Without it, you get everything back if you withdraw.')}
        checked={isGiven}
        onChange={(event) => useOrderConsent.setState({ isGiven: event.currentTarget.checked })}
      />
    </div>
  );
};

import { t } from '#web/lib/language/translate.ts';
import { publicAddress } from '#web/lib/navigation/public-address.ts';
import { useOrderConsent } from './order-consent.ts';
import classes from './start-at-once.module.css';

/**
 * Right of withdrawal and the consent to start before it has expired (Directive 2011/83/EU, Articles 7(3) and 8(8)). The
 * box is never ticked in advance and no order needs it: without it, a withdrawal is refunded in full.
 */
export const StartAtOnce = () => {
  const isGiven = useOrderConsent((state) => state.isGiven);
  return (
    <div className={classes.start}>
      <p>
        {t('You can withdraw from any order within 14 days, without giving a reason.')}{' '}
        <a href={publicAddress('/withdraw')} target="_blank" rel="noreferrer">
          {t('Right of withdrawal')}
        </a>
      </p>
      <label className={classes.label}>
        <input
          type="checkbox"
          checked={isGiven}
          onChange={(event) => useOrderConsent.setState({ isGiven: event.currentTarget.checked })}
        />
        <span>
          {t(
            'Start my order before the 14 days are over. I know that if I withdraw, I pay for the days or credits used until then.',
          )}{' '}
          {t('Optional. Without it, you get everything back if you withdraw.')}
        </span>
      </label>
    </div>
  );
};

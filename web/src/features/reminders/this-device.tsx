import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import BellRing from 'lucide-react/icons/bell-ring';
import { BRAND } from '#shared/brand.ts';
import { pushSupport } from '#web/lib/push/push-support.ts';
import classes from './reminders.module.css';
import { useThisDevice } from './use-this-device.ts';

const cannot = {
  install: t(
    'On iPhone and iPad, add {brand} to your home screen to get reminders: tap Share, then Add to Home Screen, and open it from there.',
    { brand: BRAND },
  ),
  none: t('This browser can’t show reminders. Try a different browser.'),
};

const Switch = () => {
  const { id, isOn, isDenied, isBusy, isTesting, turnOn, turnOff, sendTest } = useThisDevice();
  if (isOn && id !== null)
    return (
      <div className={classes.acts}>
        <p className={classes.state}>
          <BellRing aria-hidden /> {t('Reminders are on for this device')}
        </p>
        <Button variant="default" size="xs" loading={isTesting} onClick={() => sendTest(id)}>
          {t('Send test')}
        </Button>
        <Button variant="subtle" size="xs" loading={isBusy} onClick={() => turnOff(id)}>
          {t('Turn off on this device')}
        </Button>
      </div>
    );
  if (isDenied)
    return (
      <p className={classes.refused} role="status">
        {t(
          'Your browser blocks our notifications. Allow them for this site in your browser settings, then come back.',
        )}
      </p>
    );
  return (
    <Button
      variant="default"
      className={classes.start ?? ''}
      leftSection={<BellRing aria-hidden />}
      loading={isBusy}
      onClick={turnOn}
    >
      {t('Turn on for this device')}
    </Button>
  );
};

/** Switch for reminders in this browser, which asks for permission on click. */
export const ThisDevice = () => {
  const support = pushSupport();
  return support === 'ready' ? <Switch /> : <p className="note">{cannot[support]}</p>;
};

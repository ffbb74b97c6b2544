import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Cpu from 'lucide-react/icons/cpu';
import type { DeviceAvailability } from './prompt-api.ts';
import classes from './device-offer.module.css';

interface Props {
  availability: DeviceAvailability;
  onChoose: () => void;
}

/** Offer to analyze the photo with the browser's built-in model. */
export const DeviceOffer = ({ availability, onChoose }: Props) => (
  <section className={classes.offer} aria-label={t('Recognition on this device')}>
    <p>
      {t('Your browser has built-in AI that can analyze the photo for free, without sending it anywhere.')}
      {availability !== 'available' &&
        ` ${t('Your browser downloads its AI once. It’s several gigabytes, so use Wi-Fi.')}`}
    </p>
    <Button size="lg" leftSection={<Cpu aria-hidden />} onClick={onChoose}>
      {t('Analyze on this device')}
    </Button>
  </section>
);

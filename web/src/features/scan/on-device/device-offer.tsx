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
      {t(
        'This browser has a model of its own that can look at the photo: free, and the photo is sent to no one for it.',
      )}
      {availability !== 'available' &&
        ` ${t('The browser downloads that model first, once: several gigabytes, so better not over a mobile connection.')}`}
    </p>
    <Button size="lg" leftSection={<Cpu aria-hidden />} onClick={onChoose}>
      {t('Recognise on this device')}
    </Button>
  </section>
);

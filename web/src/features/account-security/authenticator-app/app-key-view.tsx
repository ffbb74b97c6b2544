import { RichText } from '#web/lib/language/rich-text.tsx';
import { t } from '#web/lib/language/translate.ts';
import { Button } from '@mantine/core';
import Copy from 'lucide-react/icons/copy';
import { notify } from '#web/ui/feedback/notify.ts';
import { QrCode } from './qr-code.tsx';
import type { AppKey } from '../security-client.ts';
import classes from '../security.module.css';

const copy = async (secret: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(secret);
    notify.success(t('Key copied'));
  } catch {
    notify.info(t('Copy it manually'), t('Your browser blocked it.'));
  }
};

const linkTo = (address: string) => (inner: string) => <a href={address}>{inner}</a>;

/** Secret key as a QR code, a link to open on the phone, and text. */
export const AppKeyView = ({ appKey: { secret, link } }: { appKey: AppKey }) => (
  <div className="stack4">
    <QrCode text={link} label={t('QR code with the key for your authenticator app')} />
    <div className={classes.byHand}>
      <p>
        <RichText
          text="Scan this with your authenticator app or <app>open the app on this device</app>. Or enter this key:"
          parts={{ app: linkTo(link) }}
        />
      </p>
      <p className={classes.secret}>
        {/* Grouped by four characters: 52 characters in a row are hard to type. */}
        {(secret.match(/.{1,4}/g) ?? []).join(' ')}
      </p>
      <Button
        variant="default"
        size="xs"
        className={classes.start ?? ''}
        leftSection={<Copy aria-hidden />}
        onClick={() => void copy(secret)}
      >
        {t('Copy key')}
      </Button>
    </div>
  </div>
);

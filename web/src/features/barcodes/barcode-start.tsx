import { t } from '#web/lib/language/translate.ts';
import { useRef, useState } from 'react';
import { useRestoreFocus } from '#web/ui/interaction/use-restore-focus.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { BarcodeCamera } from './barcode-camera.tsx';
import { BarcodeEntry } from './barcode-entry.tsx';
import classes from './barcode-log.module.css';
import { loadBarcodeReader } from './barcode-reader.ts';
import { pictureOfFile } from './capture-picture.ts';
import { useBarcodeCamera } from './use-barcode-camera.ts';

const NO_READER = t('We couldn’t load the barcode reader. Check your connection or type the number.');

/** Barcode entry with its camera view. */
export const BarcodeStart = ({ onCode }: { onCode: (gtin: string) => void }) => {
  const [isReading, setReading] = useState(false);
  const { stream, isStarting, start, stop } = useBarcodeCamera();
  const scan = useRef<HTMLButtonElement>(null);
  // Restores the focus after the camera was closed or a product was discarded.
  useRestoreFocus(scan);

  const take = (code: string): void => {
    stop();
    onCode(code);
  };
  const readPhoto = async (file: File): Promise<void> => {
    setReading(true);
    try {
      const [read, picture] = await Promise.all([loadBarcodeReader(), pictureOfFile(file)]);
      const code = picture && (await read(picture));
      if (code === null)
        notify.error(t('No barcode found'), t('Get closer, hold it straight, or type the number.'));
      else take(code);
    } catch {
      notify.error(
        t('No barcode found'),
        t('We couldn’t read this photo. Take another one or type the number.'),
      );
    } finally {
      setReading(false);
    }
  };
  return (
    <section className={classes.start} aria-label={t('Barcode')}>
      <h2 className={classes.title}>{t('Packaged food')}</h2>
      <p className={classes.text}>
        {t(
          'Values come from Open Food Facts, a database built by volunteers. You can check them and set the amount before logging. Your picture never leaves your device.',
        )}
      </p>
      <BarcodeEntry
        scanButton={scan}
        isStarting={isStarting}
        isReading={isReading}
        onScan={() => void start()}
        onPhoto={(file) => void readPhoto(file)}
        onCode={take}
      />
      {stream && (
        <BarcodeCamera
          stream={stream}
          onFound={take}
          onFailed={() => {
            stop();
            notify.error(t('Barcode error'), NO_READER);
          }}
          onCancel={stop}
        />
      )}
    </section>
  );
};

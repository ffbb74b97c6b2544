import { t } from '#web/lib/language/translate.ts';

const UNKNOWN = 'Unknown';

/** Returns the name of a browser on a device, as far as they are known. */
export const deviceName = ({ device, browser }: { device: string; browser: string }): string => {
  if (device === UNKNOWN && browser === UNKNOWN) return t('Unknown device');
  if (device === UNKNOWN) return browser;
  return browser === UNKNOWN ? device : t('{browser} on {device}', { browser, device });
};

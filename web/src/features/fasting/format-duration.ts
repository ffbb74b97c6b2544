import { t } from '#web/lib/language/translate.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/** e.g. '15 h 20 min', '40 min' */
export const formatDuration = (ms: number): string => {
  const minutes = Math.floor(ms / MINUTE_MS);
  const values = { hours: formatNumber(Math.floor(minutes / 60)), minutes: formatNumber(minutes % 60) };
  return minutes < 60 ? t('{minutes} min', values) : t('{hours} h {minutes} min', values);
};

/** e.g. '15:20:09', as a stopwatch shows it */
export const formatStopwatch = (ms: number): string => {
  const seconds = Math.floor(ms / SECOND_MS);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
};

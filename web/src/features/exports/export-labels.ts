import { locale } from '#web/lib/language/language.ts';
import { plural } from '#web/lib/language/translate.ts';
import type { AccountExport } from '#shared/exports/schema.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

const MB = 1_000_000;

/** Returns the size as text, e.g. '12.4 MB, with 31 photos'. */
export const formatExportSize = ({ bytes, photos }: AccountExport): string => {
  const size = `${formatNumber(Math.max((bytes ?? 0) / MB, 0.1), 1)} MB`;
  if (!photos) return size;
  return plural(photos, '{size}, with {photos} photo', '{size}, with {photos} photos', {
    size,
    photos: formatNumber(photos),
  });
};

/** Formats the expiry of a link in the browser's locale. */
export const formatExpiry = (expires_at: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' }).format(
    new Date(expires_at),
  );

import { t } from '#web/lib/language/translate.ts';

const MAX_NAME_LENGTH = 50;
/** Maximum length of a placeholder's value, in characters. */
export const MAX_VALUE_LENGTH = 500;

/** Parses `name: value` pairs, one per line. */
export const parsePlaceholders = (text: string): { places: Record<string, string>; fault: string | null } => {
  const places = new Map<string, string>();
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const at = line.indexOf(':');
    const name = line.slice(0, Math.max(0, at)).trim();
    const value = line.slice(at + 1).trim();
    const isRead =
      name !== '' && value !== '' && name.length <= MAX_NAME_LENGTH && value.length <= MAX_VALUE_LENGTH;
    if (!isRead)
      return {
        places: {},
        fault: t('“{line}” needs a field name, a colon and a value.', { line: line.trim().slice(0, 60) }),
      };
    places.set(name, value);
  }
  return { places: Object.fromEntries(places), fault: null };
};

import { t } from '#web/lib/language/translate.ts';
import { recordLabel } from './record-label.ts';

/** Returns the display name of a record in the language of the page. */
export const recordName = (recordId: string): string => recordLabel(recordId, t('Our database'));

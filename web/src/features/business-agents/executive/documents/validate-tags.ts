import { t } from '#web/lib/language/translate.ts';

/** Validation message of the tags field. */
export const validateTags = t('Enter up to 10 tags of up to 30 characters, separated by commas.');

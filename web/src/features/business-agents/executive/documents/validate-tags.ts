import { t } from '#web/lib/language/translate.ts';

/** Validation message of the tags field. */
export const validateTags = t(
  'Please give 10 tags at most, each of 30 characters at most, with commas between them.',
);

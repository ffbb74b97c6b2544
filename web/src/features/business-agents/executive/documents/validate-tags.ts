import { t } from '#web/lib/language/translate.ts';

/** What a field for tags says where the schema refuses it. */
export const validateTags = t(
  'Please give 10 tags at most, each of 30 characters at most, with commas between them.',
);

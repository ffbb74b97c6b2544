import * as z from 'zod';
import { singleLine } from '../../language/name-text.ts';

/** Maximum number of tags per lead. */
export const MAX_LEAD_TAGS = 10;
/** Maximum length of a tag, in characters. */
export const MAX_TAG = 30;

/** Returns the tags without those that repeat an earlier one, ignoring case. */
export const distinctTags = (tags: readonly string[]): string[] => {
  const keys = tags.map((tag) => tag.toLowerCase());
  return tags.filter((_tag, at) => keys.indexOf(keys[at]!) === at);
};

/** One tag, such as `trade fair`. */
export const leadTag = z
  .string()
  .overwrite(singleLine)
  .min(1, 'Enter a tag.')
  .max(MAX_TAG, 'Tags can have up to 30 characters.');

/** The tags of a lead. A tag is the same whatever its case; the first spelling stays. */
export const leadTags = z
  .array(leadTag)
  .max(MAX_LEAD_TAGS, 'Leads can have up to 10 tags.')
  .overwrite(distinctTags);

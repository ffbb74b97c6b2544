import { distinctTags, leadTag, MAX_LEAD_TAGS } from '../tags.ts';

/** Reads tags separated by commas, semicolons or bars. `others` are too long or too many, and belong to the notes. */
export const readTags = (cell: string): { tags: string[]; others: string[] } => {
  const listed = distinctTags(
    cell
      .split(/[,;|\n]/)
      .map((tag) => tag.trim().replace(/^#/, ''))
      .filter(Boolean),
  );
  const fitting = listed.filter((tag) => leadTag.safeParse(tag).success);
  const tags = fitting.slice(0, MAX_LEAD_TAGS);
  return { tags, others: listed.filter((tag) => !tags.includes(tag)) };
};

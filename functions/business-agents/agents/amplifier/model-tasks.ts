import * as z from 'zod';
import { defineTask, type ModelTask } from '../model-task.ts';
import { fits, lengthOn, limits } from './channels.ts';
import { postOf } from './post.ts';
import { postData } from './post-data.ts';
import { repurposeData } from './repurpose.ts';
import { scoredLines, subjectLinesData } from './subject-lines.ts';

const honest = `Use only what is in the data: add no claims, numbers, prices, names, quotes or links.
Write in a plain, warm tone, in the language of the data.`;

const LINK = /\b(?:https?:\/\/|www\.)[^\s)\]]+/gi;
const FIGURE = /\d+(?:[.,]\d+)*/g;

/** Detects URLs and numbers that are not in the data: a model that invents one may have invented more. */
const isInvented = (written: string, data: unknown): boolean => {
  const given = JSON.stringify(data);
  const named = [...(written.match(LINK) ?? []), ...(written.replace(LINK, '').match(FIGURE) ?? [])];
  return named.some((one) => !given.includes(one.replace(/[.,;:!?]+$/, '')));
};

const post = defineTask({
  name: 'write_post',
  data: postData,
  written: z.object({ text: z.string().min(1).max(limits.blog) }),
  system: `You write one post for the channel given in the data. Maximum number of characters by channel:
${JSON.stringify(limits)}. Include the link and the hashtags of the data unchanged if they fit. ${honest}`,
  finish: ({ text }, data, { t }) => {
    if (!fits(data.channel, text) || isInvented(text, data)) return null;
    const message = t('A post with {characters} characters.', { characters: lengthOn(data.channel, text) });
    return { message, result: postOf(data.channel, text) };
  },
});

const subjectLines = defineTask({
  name: 'write_subject_lines',
  data: subjectLinesData,
  written: z.object({ lines: z.array(z.string().min(1).max(200)).min(1).max(12) }),
  system: `You write 6 subject lines of 15 to 60 characters for an email about the topic in the data. No words
in capitals, no pressure, at most one emoji. ${honest}`,
  finish: ({ lines }, data, { t }) => {
    const honestLines = lines.filter((line) => !isInvented(line, data));
    if (honestLines.length === 0) return null;
    const result = scoredLines([...data.lines, ...honestLines]);
    return { message: t('Best line: {line}', { line: result.lines[0]?.line ?? '' }), result };
  },
});

const repurpose = defineTask({
  name: 'repurpose_text',
  data: repurposeData,
  written: z.object({
    versions: z.array(z.object({ channel: z.string(), text: z.string().min(1).max(limits.blog) })).max(12),
  }),
  system: `You rewrite the text in the data once for each of its channels, in the style of that channel. Maximum number
of characters by channel: ${JSON.stringify(limits)}. ${honest}`,
  finish: ({ versions }, data, { plural }) => {
    const wanted = [...new Set(data.channels)];
    const made = wanted.flatMap((channel) => {
      const text = versions.find((one) => one.channel === channel)?.text;
      const isGood = text !== undefined && fits(channel, text) && !isInvented(text, data);
      return isGood ? [postOf(channel, text)] : [];
    });
    // A result with a missing channel is rejected: the rules cover them all.
    if (made.length < wanted.length) return null;
    const message = plural(made.length, 'One version.', '{count} versions.', { count: made.length });
    return { message, result: { versions: made } };
  },
});

/** Actions that a model does better than rules, by action name. */
export const amplifierTasks: Readonly<Record<string, ModelTask>> = {
  post,
  subject_lines: subjectLines,
  repurpose,
};

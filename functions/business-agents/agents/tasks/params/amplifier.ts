import { amountsIn } from '../../../common/text/amounts.ts';
import { numberFromWords } from '../../../common/text/number-words.ts';
import { daysIn } from '../../../common/text/days.ts';
import { listItems, quotesIn } from '../../../common/text/lists.ts';
import { fieldOf, known, objectOf, textIn, textOf } from '../data.ts';
import type { ReadParams, Task } from '../reading.ts';
import { channelsIn } from './channel-names.ts';
import { bodyOf } from './operations.ts';
import { readPost } from './post.ts';

const textNames = ['text', 'content', 'article', 'body', 'post', 'blog', 'news'];

const givenChannels = (data: unknown): string[] => {
  const value = fieldOf(objectOf(data), ['channels', 'channel', 'networks', 'platforms', 'kanäle', 'kanal']);
  return value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String);
};
const channelsOf = ({ text, data }: Task): string[] => {
  const given = givenChannels(data);
  return given.length > 0 ? given : channelsIn(text);
};

const perWeek: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twice a week|two times a week|zweimal (?:pro|die|in der) woche)\b/iu, 2],
  [/\b(?:three times a week|dreimal (?:pro|die|in der) woche)\b/iu, 3],
  [/\b(?:every weekday|every working day|daily|täglich|each day|every day)\b/iu, 5],
  [
    /\b(?:weekly|(?:once|one) (?:a|per|each|every) week|every week|each week|wöchentlich|einmal (?:pro|die|in der) woche|jede woche)\b/iu,
    1,
  ],
];
const times =
  /(\d|\p{L}+)\s?(?:x|×|posts?|times|beiträge|mal)\s(?:a|per|each|every|pro|die|in der|je)\s(?:week|woche)/iu;
const perWeekOf = (text: string): number | undefined => {
  const written = times.exec(text)?.[1];
  const value = written && (/^\d$/u.test(written) ? Number(written) : numberFromWords(written));
  return value || perWeek.find(([pattern]) => pattern.test(text))?.[1];
};

const weeksOf = (text: string): number | undefined => {
  const [, count, unit] =
    /(\d{1,2}|\p{L}+)[\s-](weeks?|wochen?|months?|monate?n?)(?!\p{L})/iu.exec(
      text.replace(/\b(?:a|per|each|every|pro|die|next|this|nächste|diese|jede)\s(?:weeks?|woche)\b/giu, ' '),
    ) ?? [];
  const value = count && (/^\d/u.test(count) ? Number(count) : numberFromWords(count));
  if (!value) return undefined;
  return /^mon/iu.test(unit ?? '') ? Math.round(value * 4.345) : value;
};

/** Returns the topics of a text: 'topics: a, b', 'about a and b'. */
const topicsOf = (text: string): string[] => {
  const listed =
    /(?:topics?|themen|themes|subjects?)(?:\s(?:are|are:|sind))?\s?[:=]?\s(.+)$/iu.exec(text)?.[1] ??
    (/:\s/u.test(text) ? bodyOf(text) : null);
  const about =
    listed ??
    /\b(?:about|on the topics?(?: of)?|covering|über|zu den themen|zum thema)\s(.+)$/iu.exec(text)?.[1];
  if (!about) return [];
  const end = about.search(
    /\s(?:on|for|from|starting|auf|für|ab)\s(?:linkedin|instagram|facebook|x\b|blog|newsletter|the|\d|two|three|four|five|six|eight|\p{L}+ weeks|monday|den)|\.\s|;/iu,
  );
  return listItems(end > 0 ? about.slice(0, end) : about).filter(
    (topic) => channelsIn(topic).length === 0 || topic.includes(' '),
  );
};

/** Returns the parts of a text between commas that are no channel, day, length or word of the request. */
const otherParts = ({ text, ...task }: Task): string[] =>
  text
    .split(/[,;.]\s+/u)
    .slice(1)
    .filter(
      (part) =>
        channelsIn(part).length === 0 &&
        daysIn(part, { ...task }).length === 0 &&
        weeksOf(part) === undefined &&
        perWeekOf(part) === undefined &&
        !/(?<!\p{L})(?:calendar|plan|kalender|please|bitte|starting|start|ab)(?!\p{L})/iu.test(part),
    )
    .flatMap(listItems);

const givenTopics = (fields: ReturnType<typeof objectOf>): unknown[] | undefined => {
  const value = fieldOf(fields, ['topics', 'themes', 'themen', 'ideas', 'subjects', 'topic']);
  return value === undefined ? undefined : Array.isArray(value) ? value : listItems(textOf(value));
};

const readPlan: ReadParams = (task) => {
  const { text, data } = task;
  const fields = objectOf(data);
  const named = topicsOf(text);
  const topics = Array.isArray(data)
    ? data
    : (givenTopics(fields) ?? (named.length > 0 ? named : otherParts(task)));
  const channels = channelsOf(task);
  if (topics.length === 0) return { question: 'content_plan' };
  if (channels.length === 0) return { question: 'plan_channels' };
  const start = daysIn(text, task).find(({ day }) => day !== null)?.day;
  return {
    params: known({
      weeks: weeksOf(text),
      per_week: perWeekOf(text),
      start: start ?? undefined,
      ...(Array.isArray(data) ? {} : fields),
      topics,
      channels,
    }),
  };
};

const topicAfter = (text: string): string | undefined =>
  /\b(?:for|about|on|regarding|für|über|zu|zum|zur|wegen)\s(?:the |our |my |a |an |unser\p{L}* |den |die |das |dem |einen? )?(?:e?-?mails? |newsletters? )?(?:about |on |for |über )?(?:our |the |unser\p{L}* )?(.+?)(?:[.?!]|$|,\s(?:for|to|max|at most)\b)/iu
    .exec(text)?.[1]
    ?.trim();

const readSubjects: ReadParams = ({ text, data }) => {
  const fields = objectOf(data);
  const quoted = quotesIn(text);
  const body = bodyOf(text);
  const given = Array.isArray(data)
    ? data
    : fieldOf(fields, ['lines', 'subjects', 'subject_lines', 'options', 'betreffzeilen']);
  const inText =
    quoted.length > 0
      ? quoted
      : body
        ? body
            .split(/(?:^|\s)\d{1,2}[.)]\s+|\s?[|;\n]\s?|\s\/\s/u)
            .map((one) => one.trim())
            .filter((one) => one !== '')
        : [];
  const lines = Array.isArray(given) ? given : inText;
  const topic =
    textIn(data, ['topic', 'subject', 'about', 'thema']) ??
    topicAfter(body ? text.slice(0, text.indexOf(body)) : text.replace(/"[^"]*"/gu, ''));
  const isAbout = topic !== undefined && topic.length > 2;
  if (lines.length === 0 && !isAbout) return { question: 'subject_lines' };
  return { params: known({ ...fields, ...(isAbout && { topic }), ...(lines.length > 0 && { lines }) }) };
};

const mostOf = ({ text, language }: Task): number | undefined =>
  amountsIn(text, language).find(({ start, end, value, isPercent }) => {
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const isCount =
      /^\s?(?:\p{L}+\s)?(?:hash ?tags?|tags?|pieces|stück)/iu.test(after) ||
      /(?:top|best|max(?:imum|imal)?\.?|at most|up to|no more than|höchstens|bis zu|only|nur)\s$/iu.test(
        before,
      );
    return isCount && !isPercent && Number.isInteger(value) && value >= 1 && value <= 30;
  })?.value;

/** Words of a request for hashtags that are no topic. */
const noTopic =
  /^(?:(?:this|these|the|that|my|our|diese[mnrs]?|de[mnr]|das|die|above|below|same)\s?)?(?:text|article|blog ?post|post|data|draft|story|picture|photo|newsletter|it|this|that|beitrag|artikel|daten|us|me|mich|uns|x|linkedin|instagram)?$/iu;

const readHashtags: ReadParams = (task) => {
  const { text, data } = task;
  const fields = objectOf(data);
  const written = textIn(data, textNames) ?? (quotesIn(text)[0] || undefined);
  const most = mostOf(task);
  const bare = text
    .replace(/,?\s(?:at most|max(?:imum)?|up to|no more than|höchstens|maximal|bis zu)\s.*$/iu, '')
    .replace(/,?\s(?:but )?(?:skip|without|no|not|ohne)\s.*$/iu, '');
  const about =
    bodyOf(bare) ??
    /(?:topics?|themen?|thema)\s?[:=]?\s([^.?!"]+)/iu.exec(bare)?.[1]?.trim() ??
    /\b(?:for|about|on|around|für|zu|zum|zur|über)\s(?:(?:a|an|our|my|the|einen?|unser\p{L}*)\s)?(?:posts? (?:about|on)\s|beitrag (?:über|zu)\s)?([^.?!"]+)/iu
      .exec(bare)?.[1]
      ?.trim();
  const topics = Array.isArray(data) ? data : fieldOf(fields, ['topics', 'topic', 'themen']);
  const given = topics === undefined ? undefined : Array.isArray(topics) ? topics : [topics];
  const inText = about && !noTopic.test(about) && !written ? listItems(about) : undefined;
  if (!given && !inText && !written) return { question: 'hashtags' };
  return {
    params: known({
      ...fields,
      topics: given ?? inText,
      text: written,
      most: most ?? fieldOf(fields, ['most', 'max', 'count']),
    }),
  };
};

const readRepurpose: ReadParams = (task) => {
  const { text, data } = task;
  const quoted = quotesIn(text).toSorted((one, other) => other.length - one.length)[0];
  const written =
    textIn(data, textNames) ??
    quoted ??
    (bodyOf(text) && (bodyOf(text) ?? '').length > 40 ? bodyOf(text) : undefined);
  const channels = channelsOf({ ...task, text: written ? text.replace(written, '') : text });
  if (!written) return { question: 'repurpose_text' };
  if (channels.length === 0) return { question: 'repurpose_channels' };
  return { params: { text: written, channels } };
};

/** Reads the parameters of the amplifier agent's actions. */
export const amplifierParams: Readonly<Record<string, ReadParams>> = {
  content_plan: readPlan,
  post: readPost,
  subject_lines: readSubjects,
  hashtags: readHashtags,
  repurpose: readRepurpose,
};

import { type Channel, channels } from '../../amplifier/channels.ts';

/** Other names of channels in texts. */
const others: Readonly<Record<string, Channel>> = {
  twitter: 'x',
  tweet: 'x',
  tweets: 'x',
  fb: 'facebook',
  insta: 'instagram',
  ig: 'instagram',
  'linked in': 'linkedin',
  bsky: 'bluesky',
  'blue sky': 'bluesky',
  toot: 'mastodon',
  'tik tok': 'tiktok',
  'email newsletter': 'newsletter',
  'blog post': 'blog',
};
const all = new Map<string, Channel>([
  ...channels.map((name) => [name, name] as const),
  ...Object.entries(others),
]);
const pattern = new RegExp(
  String.raw`(?<![\p{L}\d@/.])(${[...all.keys()].toSorted((one, other) => other.length - one.length).join('|')})(?:s|-?post|-?beitrag)?(?![\p{L}\d])`,
  'giu',
);
/** Words in front of 'threads' that make it a number of posts rather than a channel. */
const notThreads = /\b(?:a|two|three|these|in)\s$/iu;
const isThreadsPost = /^\s?(?:posts?|update|story|caption|beitrag)(?!\p{L})/iu;

/** Returns the channels that a text names, in order, each once. */
export const channelsIn = (text: string): Channel[] => {
  const found = [...text.matchAll(pattern)].flatMap((match): Channel[] => {
    const channel = all.get((match[1] ?? '').toLowerCase());
    if (
      !channel ||
      (channel === 'threads' &&
        notThreads.test(text.slice(0, match.index)) &&
        !isThreadsPost.test(text.slice(match.index + match[0].length)))
    )
      return [];
    const isBlogText =
      channel === 'blog' &&
      /^\s?(?:post|article|text|entry)/iu.test(text.slice(match.index + match[0].length)) &&
      /\b(?:from|of|this|out of|the)\s(?:\p{L}+\s)?$/iu.test(text.slice(0, match.index));
    return isBlogText ? [] : [channel];
  });
  return [...new Set(found)];
};

import { charactersOf } from './characters.ts';

/**
 * Longest text of a post, in characters, by channel. Sources: the help pages of each service on the length of posts;
 * newsletter and blog have no limit of their own, so they get one of readers' patience.
 */
export const limits = {
  x: 280,
  bluesky: 300,
  threads: 500,
  mastodon: 500,
  instagram: 2_200,
  tiktok: 2_200,
  linkedin: 3_000,
  facebook: 5_000,
  newsletter: 8_000,
  blog: 20_000,
} as const;

export type Channel = keyof typeof limits;
export const channels = Object.keys(limits) as [Channel, ...Channel[]];

/** X counts every address as that long. Source: X developer documentation, 'Counting characters'. */
const LINK_ON_X = 23;
const LINK = /https?:\/\/\S+/g;

/** Characters as the channel counts them. */
export const lengthOn = (channel: Channel, text: string): number => {
  const counted = channel === 'x' ? text.replace(LINK, 'x'.repeat(LINK_ON_X)) : text;
  return charactersOf(counted).length;
};

export const fits = (channel: Channel, text: string): boolean => lengthOn(channel, text) <= limits[channel];

/** The text as far as it fits, at a word's end, with '…' where something is missing. */
export const shortened = (channel: Channel, text: string): string => {
  if (fits(channel, text)) return text;
  const words = text.split(/(?<=\s)/);
  while (words.length > 1) {
    words.pop();
    const start = `${words.join('').trimEnd()}…`;
    if (fits(channel, start)) return start;
  }
  return `${charactersOf(text)
    .slice(0, limits[channel] - 1)
    .join('')}…`;
};

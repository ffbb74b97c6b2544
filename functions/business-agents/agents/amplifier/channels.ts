import { charactersOf, lengthOnX } from './characters.ts';

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

/** What else people call them. */
export const otherNames = new Map([
  ['twitter', 'x'],
  ['x (twitter)', 'x'],
] as const);

/**
 * Where every address counts as that many characters. Sources: X developer documentation, 'Counting characters'; Mastodon
 * documentation, 'Posting to your profile'.
 */
const LINK_LENGTH = 23;
const countsLinksAlike: ReadonlySet<Channel> = new Set<Channel>(['x', 'mastodon']);
const LINK = /https?:\/\/\S+/g;

/** Characters as the channel counts them. */
export const lengthOn = (channel: Channel, text: string): number => {
  const counted = countsLinksAlike.has(channel) ? text.replace(LINK, 'x'.repeat(LINK_LENGTH)) : text;
  return channel === 'x' ? lengthOnX(counted) : charactersOf(counted).length;
};

export const fits = (channel: Channel, text: string): boolean => lengthOn(channel, text) <= limits[channel];

/** The longest start of some parts that is as long as it may be, with '…'; null where not even one is. */
const startOf = (parts: readonly string[], isFit: (start: string) => boolean): string | null => {
  const start = (count: number): string => `${parts.slice(0, count).join('').trimEnd()}…`;
  let [least, most] = [0, parts.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (isFit(start(middle))) least = middle;
    else most = middle - 1;
  }
  return least === 0 ? null : start(least);
};

/**
 * The text as far as it fits, at a word's end, with '…' where something is missing.
 * @param room characters that it may have; those of the channel where none are named
 */
export const shortened = (channel: Channel, text: string, room: number = limits[channel]): string => {
  const isFit = (part: string): boolean => lengthOn(channel, part) <= room;
  if (isFit(text)) return text;
  return startOf(text.split(/(?<=\s)/), isFit) ?? startOf(charactersOf(text), isFit) ?? '';
};

import { charactersOf, lengthOnX } from './characters.ts';

/**
 * Maximum post length in characters, by channel. Sources: each service's help page on post length. Newsletters and
 * blogs have no technical limit, so theirs are reading lengths.
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

/** Other names of the channels. */
export const otherNames = new Map([
  ['twitter', 'x'],
  ['x (twitter)', 'x'],
] as const);

/**
 * Length that X and Mastodon count for every URL. Sources: X developer documentation, 'Counting characters'; Mastodon
 * documentation, 'Posting to your profile'.
 */
const LINK_LENGTH = 23;
const countsLinksAlike: ReadonlySet<Channel> = new Set<Channel>(['x', 'mastodon']);
const LINK = /https?:\/\/\S+/g;

/** Returns the length of a text as the channel counts it. */
export const lengthOn = (channel: Channel, text: string): number => {
  const counted = countsLinksAlike.has(channel) ? text.replace(LINK, 'x'.repeat(LINK_LENGTH)) : text;
  return channel === 'x' ? lengthOnX(counted) : charactersOf(counted).length;
};

export const fits = (channel: Channel, text: string): boolean => lengthOn(channel, text) <= limits[channel];

/** Returns the longest fitting start of the parts, followed by '…', or null if not even the first part fits. */
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
 * Shortens a text at a word boundary and adds '…' if something was cut.
 * @param room maximum length; defaults to the channel's limit
 */
export const shortened = (channel: Channel, text: string, room: number = limits[channel]): string => {
  const isFit = (part: string): boolean => lengthOn(channel, part) <= room;
  if (isFit(text)) return text;
  return startOf(text.split(/(?<=\s)/), isFit) ?? startOf(charactersOf(text), isFit) ?? '';
};

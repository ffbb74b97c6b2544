import { defineAction } from '../action.ts';
import { choice, fields, list, text } from '../fields.ts';
import { type Channel, channels, fits, lengthOn, limits, otherNames, shortened } from './channels.ts';
import { postOf } from './post.ts';
import { significantWords } from './stop-words.ts';

export const repurposeData = fields({
  text: text(50_000),
  channels: list(choice(channels, otherNames), channels.length),
});

const sentencesOf = (written: string): string[] =>
  written
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** Weights each sentence by the average frequency of its words in the whole text. */
const weightsOf = (sentences: readonly string[]): number[] => {
  const times = new Map<string, number>();
  const words = sentences.map(significantWords);
  for (const word of words.flat()) times.set(word, (times.get(word) ?? 0) + 1);
  return words.map((those) =>
    those.length === 0 ? 0 : those.reduce((sum, word) => sum + (times.get(word) ?? 0), 0) / those.length,
  );
};

/** Returns the highest-weighted sentences that fit, in their original order. */
const essenceOf = (channel: Channel, sentences: readonly string[]): string => {
  const weights = weightsOf(sentences);
  const byWeight = sentences.map((_, at) => at).toSorted((one, other) => weights[other]! - weights[one]!);
  const chosen = new Set<number>();
  let length = 0;
  for (const at of byWeight) {
    const longer = length + (length === 0 ? 0 : 1) + lengthOn(channel, sentences[at] ?? '');
    if (longer > limits[channel]) continue;
    chosen.add(at);
    length = longer;
  }
  if (chosen.size === 0) return shortened(channel, sentences[byWeight[0] ?? 0] ?? '');
  return sentences.filter((_, at) => chosen.has(at)).join(' ');
};

/** Channels where threads are common. */
const threaded: ReadonlySet<Channel> = new Set<Channel>(['x', 'bluesky', 'threads', 'mastodon']);
/** Maximum number of posts in a thread that people still read. */
const MAX_THREAD_POSTS = 25;

/** Splits the whole text into a numbered thread ('1/3'), or returns null if it would be too long. */
const threadOf = (channel: Channel, sentences: readonly string[]): string[] | null => {
  const room = limits[channel] - ' 99/99'.length;
  const posts: string[] = [];
  for (const sentence of sentences) {
    const together = [...posts.slice(-1), sentence].join(' ');
    if (posts.length > 0 && lengthOn(channel, together) <= room) posts[posts.length - 1] = together;
    else posts.push(sentence);
    if (posts.length > MAX_THREAD_POSTS || lengthOn(channel, posts.at(-1) ?? '') > room) return null;
  }
  return posts.map((one, at) => `${one} ${at + 1}/${posts.length}`);
};

const versionFor = (channel: Channel, written: string) => {
  if (fits(channel, written)) return postOf(channel, written);
  const sentences = sentencesOf(written);
  const thread = threaded.has(channel) ? threadOf(channel, sentences) : null;
  return { ...postOf(channel, essenceOf(channel, sentences)), ...(thread && { thread }) };
};

/** Adapts one text to several channels with its own sentences. Adds nothing. */
export const repurpose = defineAction(repurposeData, (data, { words: { plural } }) => {
  const versions = [...new Set(data.channels)].map((channel) => versionFor(channel, data.text));
  return {
    message: plural(versions.length, 'One version.', '{count} versions.', { count: versions.length }),
    result: { versions },
  };
});

import { defineAction } from '../action.ts';
import type { Translate } from '#shared/language/fill-places.ts';
import { type Channel, fits, lengthOn, limits, shortened } from './channels.ts';
import { type PostData, postData } from './post-data.ts';
import { tagOf } from './tags.ts';

interface Parts {
  head: string;
  points: readonly string[];
  call: string;
  link: string;
  tags: readonly string[];
}

const joined = ({ head, points, call, link, tags }: Parts): string => {
  const end = [call, link].filter((part) => part !== '').join(' ');
  return [head, points.map((point) => `• ${point}`).join('\n'), end, tags.join(' ')]
    .filter((part) => part !== '')
    .join('\n\n');
};

/** Maximum share of the closing text in a post that has only an opening and a closing. */
const END_SHARE = 0.5;
/** Length of the blank line between opening and closing. */
const GAP = '\n\n'.length;

/** Shortens the closing to its share, then the opening to the remaining length. Links are never cut. */
const cut = (channel: Channel, parts: Parts): Parts => {
  const ofEnd = Math.floor(limits[channel] * END_SHARE);
  const linkLength = lengthOn(channel, parts.link);
  const link = linkLength <= ofEnd ? parts.link : '';
  const call = shortened(channel, parts.call, ofEnd - (link === '' ? 0 : linkLength + 1));
  const end = lengthOn(channel, joined({ ...parts, head: '', call, link }));
  const room = limits[channel] - (end === 0 ? 0 : end + GAP);
  return { ...parts, call, link, head: shortened(channel, parts.head, room) };
};

/** Makes a post fit: drops hashtags first, from the last one, then points. Keeps the call to action. */
const fitted = (channel: Channel, parts: Parts): Parts => {
  if (fits(channel, joined(parts))) return parts;
  if (parts.tags.length > 0) return fitted(channel, { ...parts, tags: parts.tags.slice(0, -1) });
  if (parts.points.length > 0) return fitted(channel, { ...parts, points: parts.points.slice(0, -1) });
  return cut(channel, parts);
};

const partsOf = (data: PostData, t: Translate): Parts => {
  const { topic, product, audience, call_to_action, link } = data;
  const subject = product === undefined ? topic : `${product}: ${topic}`;
  return {
    head: audience === undefined ? subject : t('{subject}, for {audience}', { subject, audience }),
    points: data.points,
    call: call_to_action ?? '',
    link: link ?? '',
    tags: data.hashtags.flatMap((words) => tagOf(words) ?? []),
  };
};

/** Returns a post for display with the list of parts that were left out. */
export const postOf = (channel: Channel, text: string, left_out: readonly string[] = []) => ({
  channel,
  text,
  characters: lengthOn(channel, text),
  limit: limits[channel],
  left_out,
});

/** Writes a post from the user's own points within the channel's limit. */
export const post = defineAction(postData, (data, { words: { t } }) => {
  const whole = partsOf(data, t);
  const kept = fitted(data.channel, whole);
  const text = joined(kept);
  const left_out = [
    ...whole.points.slice(kept.points.length),
    ...(kept.link === whole.link ? [] : [whole.link]),
    ...whole.tags.slice(kept.tags.length),
  ];
  return {
    message: t('A post with {characters} characters.', { characters: lengthOn(data.channel, text) }),
    result: postOf(data.channel, text, left_out),
  };
});

import { defineAction } from '../action.ts';
import type { Translate } from '#shared/language/fill-places.ts';
import { type Channel, fits, lengthOn, limits, shortened } from './channels.ts';
import { type PostData, postData } from './post-data.ts';
import { tagOf } from './tags.ts';

interface Parts {
  head: string;
  points: readonly string[];
  end: string;
  tags: readonly string[];
}

const joined = ({ head, points, end, tags }: Parts): string =>
  [head, points.map((point) => `• ${point}`).join('\n'), end, tags.join(' ')]
    .filter((part) => part !== '')
    .join('\n\n');

/** Hashtags go first, the last one first, then points; what the person asks for at the end stays. */
const fitted = (channel: Channel, parts: Parts): Parts => {
  if (fits(channel, joined(parts))) return parts;
  if (parts.tags.length > 0) return fitted(channel, { ...parts, tags: parts.tags.slice(0, -1) });
  if (parts.points.length > 0) return fitted(channel, { ...parts, points: parts.points.slice(0, -1) });
  return parts;
};

const partsOf = (data: PostData, t: Translate): Parts => {
  const { topic, product, audience, call_to_action, link } = data;
  const subject = product === undefined ? topic : `${product}: ${topic}`;
  return {
    head: audience === undefined ? subject : t('{subject}, for {audience}', { subject, audience }),
    points: data.points,
    end: [call_to_action, link].filter(Boolean).join(' '),
    tags: data.hashtags.flatMap((words) => tagOf(words) ?? []),
  };
};

/** A post as it is shown, with what had to be left out. */
export const postOf = (channel: Channel, text: string, left_out: readonly string[] = []) => ({
  channel,
  text,
  characters: lengthOn(channel, text),
  limit: limits[channel],
  left_out,
});

/** A post of the person's own points, as long as its channel takes. */
export const post = defineAction(postData, (data, { words: { t } }) => {
  const whole = partsOf(data, t);
  const kept = fitted(data.channel, whole);
  const text = shortened(data.channel, joined(kept));
  const left_out = [...whole.points.slice(kept.points.length), ...whole.tags.slice(kept.tags.length)];
  return {
    message: t('A post of {characters} characters.', { characters: lengthOn(data.channel, text) }),
    result: postOf(data.channel, text, left_out),
  };
});

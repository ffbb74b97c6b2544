import { listItems, quotesIn } from '../../../common/text/lists.ts';
import { fieldOf, known, objectOf, textIn } from '../data.ts';
import type { ReadAction, ReadParams } from '../reading.ts';
import { channelsIn } from './channel-names.ts';

const LINK = /https?:\/\/[^\s,;)"]+/iu;

/** Labels of parts of a post: 'call to action: ...', 'CTA = ...', 'for our clients', 'tags a and b'. */
const labels: readonly (readonly [string, RegExp])[] = [
  [
    'call_to_action',
    /(?:[,;.]\s|^)(?:and )?(?:the )?(?:call[- ]to[- ]action|cta|handlungsaufforderung|aufruf)\s?(?:is|=|:)?\s([^;]+?)(?=\s?(?:→|->|;|$|,\s(?:link|tags?|hashtags?)\b))/iu,
  ],
  ['product', /(?:[,;.]\s|^)(?:the )?(?:product|produkt)\s?(?:is|=|:)\s([^;,]+)/iu],
  ['audience', /(?:[,;.]\s|^)(?:audience|who for|target group|readers|zielgruppe)\s?(?:is|=|:)\s([^;,]+)/iu],
  ['points', /(?:[,;.]\s|^)(?:points?|facts|punkte|fakten)\s?(?:are|=|:)\s([^;]+)/iu],
  ['hashtags', /(?:[,;.]\s|^)(?:and )?(?:with )?(?:hash)?tags?\s?(?:are|=|:)?\s([^;.]+)/iu],
  ['topic', /(?:[,;.]\s|^)(?:what|topic|about|thema|worum)\s?(?:is|=|:)\s([^;]+)/iu],
];

const audience =
  /,?\s(?:aimed at|addressed to|written for|for|für)\s((?:our |unsere |all |the )?(?:clients?|customers?|regulars|guests|neighbou?rs|readers|members|parents|students|developers|sole traders|freelancers|beginners|families|kunden|kundinnen|gäste|nachbarn|stammgäste|leser|eltern|familien|anfänger)(?:\s\p{L}+)?)(?=[,.;]|$)/iu;
const about =
  /\b(?:about|that|saying|announcing|on the|regarding|über|dass|zum|zur|zu)\s(?:the fact that\s)?(.+)$/iu;
const vague =
  /^(?:it|this|that|something|anything|the thing|the usual|das|es|etwas|the same|whatever|(?:for |für )?(?:our |my |the |all |unsere )?(?:channels|kanäle))?$|\b(?:we (?:discussed|talked about|spoke about)|you know|from (?:yesterday|last time)|as (?:usual|discussed)|wie (?:besprochen|immer)|besprochen)\b/iu;

/** Words of a request that are no content. */
const request =
  /^(?:please |bitte )?(?:can you |could you )?(?:write|draft|create|make|compose|prepare|give|need|want|announce|tweet|post|share|schreib\p{L}*|verfass\p{L}*|erstell\p{L}*|mach\p{L}*|formulier\p{L}*|something|launch|hire|hiring|ein\p{L}*|kurzen?|mir|uns|me|us|a|an|the|short|quick|new|i|we|our)\s+/iu;

const parts = (text: string): { found: Record<string, string>; rest: string } => {
  const found: Record<string, string> = {};
  let rest = text;
  for (const [name, pattern] of labels) {
    const match = pattern.exec(rest);
    if (!match) continue;
    found[name] = (match[1] ?? '').trim().replace(/[.,]$/u, '');
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  return { found, rest };
};

const withoutRequest = (text: string): string => {
  let rest = text.trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest
      .replace(request, '')
      .replace(
        /^(?:(?:linkedin|instagram|facebook|fb|x|twitter|threads|bluesky|mastodon|tiktok|blog|newsletter)[ -]?)?(?:posts?|tweets?|captions?|updates?|beitrag|announcement|status|toot)(?!\p{L})\s*/iu,
        '',
      )
      .replace(
        /^(?:for|on|to|auf|für|in)\s(?:linkedin|instagram|facebook|fb|x|twitter|threads|bluesky|mastodon|tiktok|the blog|our blog|blog|newsletter)(?!\p{L})(?:\s(?:and|und)\s(?:linkedin|instagram|facebook|x|twitter|threads|bluesky|mastodon))?[,:]?\s*/iu,
        '',
      )
      .trim();
  }
  return rest;
};

const topicOf = (text: string): string | undefined => {
  const [quoted] = quotesIn(text);
  if (quoted && quoted.length > 3) return quoted;
  const bare = text
    .replace(LINK, '')
    .replace(/[,;]?\s*(?:link|url|see|→|->|apply at|apply:|mehr unter|at)(?:\s*[:=])?\s*$/iu, '')
    .trim();
  const colon = /:\s+(\S.{2,})$/su.exec(bare)?.[1];
  const [, after] = about.exec(bare) ?? [];
  const said = colon ?? after ?? withoutRequest(bare);
  const topic = said
    .replace(/^(?:roughly|about|über|on|that)[:,\s]\s*/iu, '')
    .replace(/[\s,;.→-]+$/u, '')
    .replace(
      /,?\s(?:on|for|auf|für)\s(?:linkedin|instagram|facebook|x|twitter|threads|bluesky|mastodon|tiktok)(?:\s(?:and|und)\s\p{L}+)?$/iu,
      '',
    )
    .trim();
  return topic.length < 3 || vague.test(topic) ? undefined : topic.slice(0, 300);
};

/** Reads a post: the channel, the topic and the labeled parts. Several channels give one post each. */
export const readPost: ReadParams = ({ text, data }) => {
  const fields = objectOf(data);
  const { found, rest } = parts(text);
  const channels = channelsIn(text.replace(LINK, ''));
  const givenChannel = fieldOf(fields, ['channel', 'network', 'platform', 'kanal']);
  const link = LINK.exec(text)?.[0].replace(/[.,!?]+$/u, '');
  const who = audience.exec(rest.trim());
  const aimed = (who ? rest.replace(who[0], '') : rest).replace(
    /[\s,]*(?:please|bitte|thanks|danke)[.!]?\s*$/iu,
    '',
  );
  const points = fieldOf(fields, ['points', 'facts', 'punkte', 'news']);
  const given = textIn(data, ['topic', 'text', 'content', 'thema', 'about', 'news', 'subject']);
  const topic = given ?? found['topic'] ?? topicOf(aimed);
  const channel = givenChannel ?? channels[0];
  if (!topic)
    return {
      question:
        channel === undefined
          ? /\btone\b|tonfall|style|stil\b|voice/iu.test(text)
            ? 'tone'
            : 'post'
          : 'post_topic',
    };
  if (channel === undefined) return { question: 'post_channel' };
  const params = known({
    ...fields,
    channel,
    topic: topic.slice(0, 300),
    product: found['product'],
    audience: found['audience'] ?? who?.[1]?.replace(/^(?:our|unsere)\s/iu, ''),
    points: Array.isArray(points) ? points : found['points'] ? listItems(found['points']) : undefined,
    call_to_action: found['call_to_action'],
    link: link ?? fieldOf(fields, ['link', 'url']),
    hashtags:
      fieldOf(fields, ['hashtags', 'tags']) ??
      (found['hashtags'] ? listItems(found['hashtags']).map((one) => one.replace(/^#/u, '')) : undefined),
  });
  const also =
    givenChannel === undefined
      ? channels
          .slice(1)
          .map((other): ReadAction => ({ action: 'post', params: { ...params, channel: other } }))
      : [];
  return { params, also };
};

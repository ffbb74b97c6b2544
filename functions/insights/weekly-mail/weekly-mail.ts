import { BRAND } from '#shared/brand.ts';
import type { Fact } from '#shared/facts/fact.ts';
import type { Facts } from '#shared/facts/facts.ts';
import { figureFact } from '#shared/facts/fact.ts';
import { averageFact, loggedFact } from '#shared/facts/measure-facts.ts';
import { lastDays } from '#shared/facts/period.ts';
import { englishSpeaker, type Speaker } from '#shared/facts/speaker.ts';
import { factIn } from '#shared/facts/fact-words.ts';
import { goalFact, proteinTargetFact } from '#shared/facts/single-facts.ts';
import { candidatesOfEndedWeek, insightOf, textOfInsight } from '#shared/insights/insights-of.ts';
import { UNSUBSCRIBE_PAGE } from '#shared/insights/unsubscribe.ts';
import { readerOf, showable } from '#shared/safety/reply/gate.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { escaped, mailPage, paragraph } from '../../platform/mail/mail-layout.ts';

/** Maximum number of insights in the email. */
const MAX_INSIGHTS_PER_EMAIL = 3;

interface Occasion {
  to: string;
  /** Facts of the week's last day. */
  facts: Facts;
  /** Token of the email's links. */
  token: string;
  siteOrigin: string;
}

/** Returns the week's summary as labeled lines. */
const linesOf = (facts: Facts, speaker: Speaker): (readonly [label: string, words: string])[] => {
  const { t } = speaker;
  const wordsOf = (fact: Fact): string => factIn(speaker, fact);
  const week = lastDays(7, facts.date);
  const within = figureFact('last-7.within', 'Days near your goal', facts.goalDays.week.within, 'day');
  const average = (name: 'calories' | 'protein' | 'fiber'): Fact => averageFact(facts, week, name);
  return [
    [t('Days logged'), wordsOf(loggedFact(facts, week))],
    // Calorie counts feed an eating disorder.
    ...(facts.risk === 'eating_disorder' ? [] : [[t('Daily energy'), wordsOf(average('calories'))] as const]),
    // Users at risk are not compared with a goal (decision D49).
    ...(facts.risk !== null
      ? []
      : ([
          [t('Your goal'), wordsOf(goalFact(facts))],
          [t('Days within 10% of goal'), wordsOf(within)],
          [t('Protein target'), wordsOf(proteinTargetFact(facts))],
        ] as const)),
    [t('Protein per day'), wordsOf(average('protein'))],
    [t('Fiber per day'), wordsOf(average('fiber'))],
  ];
};

const rowOf = ([label, words]: readonly [string, string]): string =>
  `<tr><td style="padding:.5rem 1rem .5rem 0;color:#5C6D65">${escaped(label)}</td><td style="padding:.5rem 0;text-align:right;font-weight:600">${escaped(words)}</td></tr>`;

const link = (address: string, words: string): string =>
  `<a href="${escaped(address)}" style="color:#B23019">${escaped(words)}</a>`;

/**
 * Builds the weekly summary email. Every number in it comes from the facts.
 * Source of the header fields: RFC 8058, 'Signaling One-Click Functionality for List Email Headers'.
 */
export const weeklyMail = (
  { to, facts, token, siteOrigin }: Occasion,
  speaker: Speaker = englishSpeaker,
): Mail => {
  const { t, day, language } = speaker;
  const [first = '', last = ''] = [facts.week.dates[0], facts.week.dates.at(-1)];
  const span = t('{first} to {last}', { first: day(first), last: day(last) });
  const lines = linesOf(facts, speaker);
  const insights = showable(
    candidatesOfEndedWeek(facts, MAX_INSIGHTS_PER_EMAIL, speaker).map(insightOf),
    readerOf(facts.person),
    textOfInsight,
  );
  const [open, end] = [`${siteOrigin}/dashboard`, `${siteOrigin}${UNSUBSCRIBE_PAGE}?token=${token}`];
  const why = t('You’re receiving this email on Mondays because it’s part of your plan.');
  return {
    to,
    subject: t('Your week, {span}', { span }),
    html: mailPage(
      t('Your week'),
      [
        paragraph(escaped(span)),
        `<table style="width:100%;border-collapse:collapse;margin:0 0 1.5rem">${lines.map(rowOf).join('')}</table>`,
        ...insights.map(
          ({ title, description }) =>
            `<h2 style="font-family:Georgia,serif;font-weight:500;font-size:1.25rem;margin:1.5rem 0 .5rem">${escaped(title)}</h2>\n${paragraph(escaped(description))}`,
        ),
        paragraph(link(open, t('Open your dashboard'))),
      ],
      `${why} ${t('{unsubscribe} with one click, no password needed.', { unsubscribe: link(end, t('Unsubscribe')) })}`,
      language,
    ),
    text: [
      t('{brand}: your week, {span}', { brand: BRAND, span }),
      lines.map(([label, words]) => `${label}: ${words}`).join('\n'),
      ...insights.map(({ title, description }) => `${title}\n${description}`),
      open,
      `${why}\n${t('Unsubscribe')}: ${end}`,
    ].join('\n\n'),
    headers: {
      'List-Unsubscribe': `<${siteOrigin}/api/mail/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

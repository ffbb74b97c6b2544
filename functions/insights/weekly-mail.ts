import { BRAND } from '#shared/brand.ts';
import { dayAndMonth } from '#shared/facts/calendar.ts';
import type { Fact } from '#shared/facts/fact.ts';
import type { Facts } from '#shared/facts/facts.ts';
import { figureFact } from '#shared/facts/fact.ts';
import { averageFact, loggedFact } from '#shared/facts/measure.ts';
import { lastDays } from '#shared/facts/period.ts';
import { goalFact } from '#shared/facts/single-facts.ts';
import { candidatesOfEndedWeek, insightOf } from '#shared/insights/insights-of.ts';
import { isMinor } from '#shared/insights/candidate.ts';
import { UNSUBSCRIBE_PAGE } from '#shared/insights/unsubscribe.ts';
import type { Mail } from '../platform/mail.ts';
import { escaped, mailPage, paragraph } from '../account/mail-page.ts';

/** So many insights fit into a mail that is read in passing. */
const MOST_TOLD = 3;

interface Occasion {
  to: string;
  /** Facts of the week's last day. */
  facts: Facts;
  /** kept by the links that end the mails */
  token: string;
  siteOrigin: string;
}

/** The week in lines, each a label and what the facts say. */
const linesOf = (facts: Facts): (readonly [label: string, words: string])[] => {
  const week = lastDays(7, facts.date);
  const within = figureFact('last-7.within', 'Days near your goal', facts.goalDays.week.within, 'day');
  const average = (name: 'calories' | 'protein' | 'fiber'): Fact => averageFact(facts, week, name);
  return [
    ['Days logged', loggedFact(facts, week).words],
    ['Energy a day', average('calories').words],
    // Nobody is held against a goal while growing.
    ...(isMinor(facts)
      ? []
      : ([
          ['Your goal', goalFact(facts).words],
          ['Days within 10% of it', within.words],
        ] as const)),
    ['Protein a day', average('protein').words],
    ['Fiber a day', average('fiber').words],
  ];
};

const rowOf = ([label, words]: readonly [string, string]): string =>
  `<tr><td style="padding:.5rem 1rem .5rem 0;color:#5C6D65">${escaped(label)}</td><td style="padding:.5rem 0;text-align:right;font-weight:600">${escaped(words)}</td></tr>`;

const link = (address: string, words: string): string =>
  `<a href="${escaped(address)}" style="color:#B23019">${escaped(words)}</a>`;

/**
 * The summary of a week. No figure in it that is not one of the facts.
 * Source of the header fields: RFC 8058, 'Signaling One-Click Functionality for List Email Headers'.
 */
export const weeklyMail = ({ to, facts, token, siteOrigin }: Occasion): Mail => {
  const [first = '', last = ''] = [facts.week.dates[0], facts.week.dates.at(-1)];
  const span = `${dayAndMonth(first)} to ${dayAndMonth(last)}`;
  const lines = linesOf(facts);
  const told = candidatesOfEndedWeek(facts, MOST_TOLD).map(insightOf);
  const [open, end] = [`${siteOrigin}/dashboard`, `${siteOrigin}${UNSUBSCRIBE_PAGE}?token=${token}`];
  const why = 'You get this mail on Mondays, because it is part of your plan.';
  return {
    to,
    subject: `Your week, ${span}`,
    html: mailPage(
      'Your week',
      [
        paragraph(escaped(span)),
        `<table style="width:100%;border-collapse:collapse;margin:0 0 1.5rem">${lines.map(rowOf).join('')}</table>`,
        ...told.map(
          ({ title, description }) =>
            `<h2 style="font-family:Georgia,serif;font-weight:500;font-size:1.25rem;margin:1.5rem 0 .5rem">${escaped(title)}</h2>\n${paragraph(escaped(description))}`,
        ),
        paragraph(link(open, 'Open your plate')),
      ],
      `${why} ${link(end, 'Unsubscribe')}: it takes one press and no password.`,
    ),
    text: [
      `${BRAND}: your week, ${span}`,
      lines.map(([label, words]) => `${label}: ${words}`).join('\n'),
      ...told.map(({ title, description }) => `${title}\n${description}`),
      open,
      `${why}\nUnsubscribe: ${end}`,
    ].join('\n\n'),
    headers: {
      'List-Unsubscribe': `<${siteOrigin}/api/mail/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

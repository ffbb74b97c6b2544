import { BRAND } from '#shared/brand.ts';
import {
  type Declaration,
  declarationPage,
  type DeclarationReceipt,
} from '#shared/billing/contracts/declaration.ts';
import { english, type Translator } from '#shared/language/translator.ts';
import { localizedPath } from '#shared/site/localized-path.ts';
import { escaped, mailPage, paragraph } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface Occasion {
  declaration: Declaration;
  receipt: DeclarationReceipt;
}

const moment = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );

/** Returns the content of a declaration, line by line, as its receipt repeats it. */
const contentOf = (
  { declaration, receipt: { id, received_at } }: Occasion,
  { t, language }: Translator,
): string[] => {
  const values = { name: declaration.name, email: declaration.email };
  const received = t('Received on {time}. Number: {id}', { time: moment(received_at, language), id });
  if (declaration.kind === 'withdrawal')
    return [
      declaration.contract === 'plan'
        ? t('I withdraw from the contract for my plan.')
        : t('I withdraw from the contract for my last credit pack.'),
      t('Name: {name}. Email: {email}', values),
      received,
    ];
  const { termination, reason, ends_on } = declaration;
  return [
    termination === 'ordinary'
      ? t('I cancel my plan with notice.')
      : t('I terminate my plan for good cause: {reason}', { reason }),
    ends_on === null
      ? t('It is to end at the earliest possible time.')
      : t('It is to end on {date}.', {
          date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
            new Date(ends_on),
          ),
        }),
    t('Name: {name}. Email: {email}', values),
    received,
  ];
};

/** Builds the receipt of a declaration, with the link that proves the inbox. */
export const receiptEmail = (
  occasion: Occasion,
  { token, siteOrigin }: { token: string; siteOrigin: string },
  words: Translator = english,
): Mail => {
  const { t, language } = words;
  const { kind, email } = occasion.declaration;
  const subject =
    kind === 'cancellation'
      ? t('We received your {brand} cancellation', { brand: BRAND })
      : t('We received your {brand} withdrawal', { brand: BRAND });
  const label = t('Confirm and carry it out');
  const url = siteOrigin + localizedPath(language, declarationPage(kind, token));
  const lines = contentOf(occasion, words);
  const next = t(
    'One click on this link, and we carry it out and email you the result. Without it, we check by hand who you are; the time of receipt counts either way.',
  );
  const why = t('If this wasn’t you, you can ignore this email: nothing changes.');
  return {
    to: email,
    subject,
    html: mailPage(
      escaped(subject),
      [
        ...lines.map((line) => paragraph(escaped(line))),
        paragraph(escaped(next)),
        paragraph(`<a href="${escaped(url)}" style="color:#B23019">${escaped(label)}</a>`),
      ],
      escaped(why),
      language,
    ),
    text: [...lines, next, `${label}\n${url}`, why].join('\n\n').concat('\n'),
  };
};

/** Builds the copy for support, who handles it by hand if the link is not used. */
export const supportCopyEmail = (to: string, occasion: Occasion): Mail => {
  const { declaration, receipt } = occasion;
  const subject = `Contract ${declaration.kind} ${receipt.id}`;
  const lines = contentOf(occasion, english);
  const note =
    'The sender got a link that carries it out. If nothing happened within two days, find the account by hand and end the contract: the time of receipt counts. Review a termination for good cause today.';
  return {
    to,
    subject,
    html: mailPage(
      escaped(subject),
      lines.map((line) => paragraph(escaped(line))),
      escaped(note),
    ),
    text: `${[...lines, note].join('\n\n')}\n`,
    replyTo: declaration.email,
  };
};

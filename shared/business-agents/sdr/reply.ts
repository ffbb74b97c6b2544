import { firstNameOf } from '../executive/template-values.ts';
import type { Language } from '../../language/languages.ts';
import { intentsOf } from './intents.ts';
import { languageOfMessage } from './message-language.ts';
import { companyNameOf, isPhone, nameWordsOf } from './plausible.ts';
import { replyWords } from './reply-words.ts';
import type { Lead } from './schema.ts';

/** Most questions of one letter: a lead answers what is short. */
const MAX_ANSWERED = 2;

export interface ReplyTo {
  lead: Pick<Lead, 'name' | 'company' | 'phone'>;
  message: string;
  /** Who signs; null where the profile has no name. */
  sender: string | null;
  /** The person's, where the message could be of any language. */
  language: Language;
}

/** 'Anna Berg' of 'Berg, Anna'. */
const inOrder = (name: string): string => name.replace(/^([^,]+),([^,]+)$/u, '$2 $1');

/** English greets by the first name, German by the whole one: neither says who is a man or a woman. */
const addressed = (name: string, language: Language): string | null => {
  const whole = nameWordsOf(inOrder(name))?.join(' ');
  if (whole === undefined) return null;
  return language === 'en' ? firstNameOf(whole) : whole;
};

/**
 * An answer to a lead's message, in the language of the message: what it asks for, with what is known of the lead. What
 * is not known is left out; nothing is promised and no price is named.
 */
export const replyOf = ({ lead, message, sender, language: home }: ReplyTo): string => {
  const language = languageOfMessage(message) ?? home;
  const words = replyWords[language];
  const wanted = intentsOf(message).slice(0, MAX_ANSWERED);
  const phone = lead.phone !== null && isPhone(lead.phone) ? lead.phone.trim() : null;
  const facts = { company: companyNameOf(lead.company), phone };
  // A thank you beside a question needs no answer of its own.
  const asked = wanted.filter((intent) => intent !== 'thanks' || wanted.length === 1);
  const isNo = asked[0] === 'unsubscribe' || asked[0] === 'not_interested';
  const answered = asked.length === 0 ? (['other'] as const) : asked;
  const said = answered.map((intent) => words.to[intent](facts)).join(' ');
  const greeting = words.greeting(addressed(lead.name, language));
  const begin = isNo ? said : `${words.thanks} ${said}`;
  // In English a letter begins with a capital, in German it goes on after the comma.
  const body = language === 'en' ? begin.charAt(0).toUpperCase() + begin.slice(1) : begin;
  const signed = sender === null ? words.closing : `${words.closing}\n${sender}`;
  return [greeting, body, signed].join('\n\n');
};

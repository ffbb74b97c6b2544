import { firstNameOf } from '../executive/template-values.ts';
import type { Language } from '../../language/languages.ts';
import { intentsOf } from './intents.ts';
import { languageOfMessage } from './message-language.ts';
import { readCompanyName, isPhone, readNameWords } from './plausible-lead-fields.ts';
import { replyWords } from './reply-words.ts';
import type { Lead } from './schema.ts';

/** Maximum number of questions per reply: leads respond to short messages. */
const MAX_ANSWERED = 2;

export interface ReplyTo {
  lead: Pick<Lead, 'name' | 'company' | 'phone'>;
  message: string;
  /** Signature, or null if the profile has no name. */
  sender: string | null;
  /** The user's language, for messages whose language is unclear. */
  language: Language;
}

/** Returns 'Anna Berg' for 'Berg, Anna'. */
const inOrder = (name: string): string => name.replace(/^([^,]+),([^,]+)$/u, '$2 $1');

/**
 * Returns the name for a greeting: the first name in English, the full name in German. Both avoid guessing the gender.
 */
const addressed = (name: string, language: Language): string | null => {
  const whole = readNameWords(inOrder(name))?.join(' ');
  if (whole === undefined) return null;
  return language === 'en' ? firstNameOf(whole) : whole;
};

/**
 * Writes a reply to a lead in the language of the message. It answers what the lead asks with known facts, promises
 * nothing and names no prices.
 */
export const replyOf = ({ lead, message, sender, language: home }: ReplyTo): string => {
  const language = languageOfMessage(message) ?? home;
  const words = replyWords[language];
  const wanted = intentsOf(message).slice(0, MAX_ANSWERED);
  const phone = lead.phone !== null && isPhone(lead.phone) ? lead.phone.trim() : null;
  const facts = { company: readCompanyName(lead.company), phone };
  // A thank-you next to a question needs no reply.
  const asked = wanted.filter((intent) => intent !== 'thanks' || wanted.length === 1);
  const isNo = asked[0] === 'unsubscribe' || asked[0] === 'not_interested';
  const answered = asked.length === 0 ? (['other'] as const) : asked;
  const said = answered.map((intent) => words.to[intent](facts)).join(' ');
  const greeting = words.greeting(addressed(lead.name, language));
  const begin = isNo ? said : `${words.thanks} ${said}`;
  // After the greeting, an English letter starts with a capital letter and a German one does not.
  const body = language === 'en' ? begin.charAt(0).toUpperCase() + begin.slice(1) : begin;
  const signed = sender === null ? words.closing : `${words.closing}\n${sender}`;
  return [greeting, body, signed].join('\n\n');
};

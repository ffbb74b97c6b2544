import type { Ask } from '../../question.ts';
import { wordFact } from '../../../../facts/fact.ts';
import { capital, type Said, say, sentences } from '../../sentence.ts';
import { supplements } from '../../supplements.ts';

const ASKS =
  /\b(?:should|take|taking|need|supplement\w*|safe|good|help|helps|worth|work|what|how|is|are|dose|dosage|enough|benefits?|about|recommend\w*|side effects)\b/;
const GENERAL = /\bsupplements?\b|\bvitamins\b|\bwhich vitamins?\b/;
/** Excludes amounts in foods and past intake. */
const OTHER = /\b(?:calories|did i|have i|in an?)\b/;

/** Answers questions about supplements with general statements of health bodies, never with doses. */
export const supplement = ({ text }: Ask): Said | null => {
  const found = supplements.filter(({ pattern }) => pattern.test(text)).slice(0, 2);
  const isAsked = found.length > 0 && !OTHER.test(text) && (ASKS.test(text) || text.split(' ').length <= 3);
  if (isAsked)
    return sentences(
      ...found.map(({ name, about, ask, source, german }) => {
        const fact = wordFact(`supplement.${name}`, 'Supplement', `${name} ${about}`, german.about);
        const when = wordFact(`supplement.${name}.ask`, 'When to ask first', ask, german.ask);
        return say`${capital(say`${fact}`)} (source: ${source}). Ask a doctor or pharmacist first if ${when}.`;
      }),
      say`Follow the label, and put food first.`,
    );
  return GENERAL.test(text)
    ? say`Most people who eat a varied diet need few supplements (source: NHS). Ask me about one, such as vitamin D, iron or creatine. If you take medication or have an illness, ask a doctor or pharmacist first.`
    : null;
};

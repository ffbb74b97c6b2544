import { fillPlaces } from '../../../language/fill-places.ts';
import type { Language } from '../../../language/languages.ts';
import { germanWithdrawalText } from './de.ts';
import { englishWithdrawalText } from './en.ts';
import type { WithdrawalText } from './text-shape.ts';

const texts: Readonly<Record<Language, WithdrawalText>> = {
  en: englishWithdrawalText,
  de: germanWithdrawalText,
};

interface Places {
  company: string;
  email: string;
  /** Address of the page with the withdrawal button. */
  address: string;
}

/** Returns the instruction and the model form in a language. */
export const withdrawalTextIn = (language: Language, places: Places): WithdrawalText => {
  const { title, paragraphs, formTitle, form } = texts[language];
  const filled = (text: string): string => fillPlaces(text, { ...places });
  return { title, paragraphs: paragraphs.map(filled), formTitle, form: form.map(filled) };
};

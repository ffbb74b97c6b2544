import type { Language } from '../language/languages.ts';
import { spellOutSymbols } from './spell-out-symbols.ts';
import { spellOutUnits } from './spell-out-units.ts';
import { stripMarkdown } from './strip-markdown.ts';

/** Emoji, joiners and modifiers, and unpronounceable characters. */
const unspoken = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufe0f\u20e3]/gu;
/** Remaining symbols that a voice should not spell out. */
const signs = /[<>{}[\]\\^|#*`_=]/g;

/**
 * Prepares a text for speech: removes Markdown and emoji, writes units and symbols as words, and formats numbers so
 * that they are not read as years. The result contains no markup, so it cannot control the speech engine.
 * @param language the language of the words, and of the numbers in the text
 * @returns an empty string if there is nothing to say
 */
export const spokenText = (text: string, language: Language = 'en'): string => {
  const lines = stripMarkdown(
    text
      .normalize('NFC')
      .replace(/\t/g, ' ')
      .replace(/[^\P{C}\r\n]/gu, ''),
  );
  const said = spellOutUnits(spellOutSymbols(lines.replace(unspoken, ' '), language), language)
    .replace(signs, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(said) ? said : '';
};

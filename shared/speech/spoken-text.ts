import { withSpokenSigns } from './with-spoken-signs.ts';
import { withSpokenUnits } from './with-spoken-units.ts';
import { withoutMarkdown } from './without-markdown.ts';

/** Emoji, joiners and modifiers, and unpronounceable characters. */
const unspoken = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufe0f\u20e3]/gu;
/** Remaining symbols that a voice should not spell out. */
const signs = /[<>{}[\]\\^|#*`_=]/g;

/**
 * Prepares a text for speech: removes Markdown and emoji, writes units and symbols as words, and formats numbers so
 * that they are not read as years. The result contains no markup, so it cannot control the speech engine.
 * @returns an empty string if there is nothing to say
 */
export const spokenText = (text: string): string => {
  const lines = withoutMarkdown(
    text
      .normalize('NFC')
      .replace(/\t/g, ' ')
      .replace(/[^\P{C}\r\n]/gu, ''),
  );
  const said = withSpokenUnits(withSpokenSigns(lines.replace(unspoken, ' ')))
    .replace(signs, ' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(said) ? said : '';
};

import { withSpokenSigns } from './with-spoken-signs.ts';
import { withSpokenUnits } from './with-spoken-units.ts';
import { withoutMarkdown } from './without-markdown.ts';

/** Pictures, what joins and colours them, and what no voice can say. */
const unspoken = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufe0f\u20e3]/gu;
/** What is left of signs after the rest: nothing that a voice should spell. */
const signs = /[<>{}[\]\\^|#*`_=]/g;

/**
 * A text as a voice should say it: no Markdown, no emoji; units and signs in words, numbers that are not mistaken for
 * years. It holds no markup, so no speech engine can be told anything by it.
 * @returns empty when there is nothing to say
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

import type { Ask } from '../../question.ts';
import { type Said, say, sentences } from '../../sentence.ts';

/** Words that only a Spanish sentence has, without accents. */
const STRONG =
  /\b(?:cuant[oa]s?|que puedo|puedo|comer|cenar|desayunar|almorzar|tiene|tengo|necesito|ayuda|hola|gracias|quiero|estoy|ayer|calorias|comi|bebi|debo|cual|bajar|perder|adelgazar|desayuno|almuerzo|por favor|buenos dias|tambien|mucho)\b/g;
const WEAK = /\b(?:un|una|el|la|los|las|de|mi|me|para|con|por|en|hoy|y|es|son|del|como)\b/;

const isSpanish = (message: string): boolean => {
  const plain = message.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const strong = plain.match(STRONG)?.length ?? 0;
  return strong > 1 || (strong === 1 && (/[¿¡]/u.test(message) || WEAK.test(plain)));
};

/** Says in which languages the coach answers. */
export const otherLanguage = ({ typed }: Ask): Said | null =>
  isSpanish(typed)
    ? sentences(
        say`I only speak English and German. Ask me in either, and I answer in it.`,
        say`In an emergency, call your local emergency number.`,
      )
    : null;

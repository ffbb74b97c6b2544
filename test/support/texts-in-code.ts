import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';

/** The texts of a source file: translated ones, and those shown without translation. */
export interface TextsOfFile {
  /** English texts passed to `t`, `plural` and `RichText`. */
  texts: string[];
  /** Texts that users would see in English in every language: `line: text`. */
  bare: string[];
}

/** Attributes that users read or hear. */
const shownAttributes =
  /^(label|title|placeholder|alt|description|message|hint|legend|heading|subtitle|caption|text|question|note|summary|action|cancel|confirm|nothingFoundMessage|aria-label|aria-description|aria-roledescription)$/;

/** Returns whether a text is a sentence: two words, or a word with a period. Names of code have no spaces. */
const isSentence = (markup: string, text = markup.replace(/<[^>]*>/g, ' ')): boolean =>
  (/\p{L}{2,}[,;:]? \p{L}+/u.test(text) || /^\p{Lu}\p{L}+[.!?…]$/u.test(text)) &&
  !isSameEverywhere(text) &&
  !isStyle(text);
/** Units, names of sources and products, and commands are the same in every language. */
const isSameEverywhere = (text: string): boolean =>
  /^\s*(curl [^]*|Lose It!|kcal|kg|mg|ml|fl oz|USDA SR|USDA FoodData Central|Open Food Facts)\s*$/.test(text);
/** Returns whether a text is CSS: a length followed by more, or a list of selectors. */
const isStyle = (text: string): boolean => /^\d+px \w|\[[\w-]+="/.test(text);
const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text) && !isSameEverywhere(text);

interface Node {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

const literal = (node: unknown): string | null => {
  const { type, value, quasis, expressions } = (node ?? {}) as Node;
  if (type === 'Literal' && typeof value === 'string') return value;
  const isPlain = type === 'TemplateLiteral' && (expressions as unknown[]).length === 0;
  return isPlain ? String((quasis as { value: { cooked: string } }[])[0]?.value.cooked) : null;
};

const nameOf = (node: unknown): string => {
  const { type, name, property, object } = (node ?? {}) as Node;
  if (type === 'MemberExpression') return `${nameOf(object)}.${nameOf(property)}`;
  return typeof name === 'string' ? name : '';
};

/** Calls whose texts users never see: CSV columns, facts for a model, logs, styles, the platform. */
const unseenCalls =
  /^(columns\.\w+|figureFact|amountFact|weightFigure|wordFact|Error|inEnglish|TypeError|RangeError|console\.\w+|URL|RegExp|matchMedia|window\.matchMedia|.*\.(querySelector|querySelectorAll|matches|closest|setAttribute|replace|replaceAll|split|join|test|includes|startsWith|endsWith|match|set|append|postMessage|postMessageTo))$/;

/**
 * Texts that an English voice reads, an English parser understands or a model receives, so that users never see them.
 */
const saidInEnglish = /(InEnglish|[pP]romptOf)$/;

export const textsOf = (file: string): TextsOfFile => {
  const code = readFileSync(file, 'utf8');
  const texts: string[] = [];
  const bare: string[] = [];
  /** Positions of literals that are translated or never visible. */
  const settled = new Set<number>();
  const lineOf = (place: number): number => code.slice(0, place).split('\n').length;
  const tell = (node: Node, text: string): void => {
    if (!settled.has(node.start)) bare.push(`${file}:${lineOf(node.start)}: ${text.trim().slice(0, 60)}`);
    settled.add(node.start);
  };
  const settle = (from: Node): void => {
    for (let place = from.start; place < from.end; place += 1) settled.add(place);
  };
  const translated = (node: unknown): void => {
    const text = literal(node);
    if (text === null) return;
    texts.push(text);
    settled.add((node as Node).start);
  };
  const called = (node: Node): void => {
    const name = nameOf(node['callee']);
    const given = node['arguments'] as Node[];
    if (/^(t|tell|say|(words|writing)\.t)$/.test(name)) translated(given[0]);
    else if (name === 'plural' || name === 'words.plural') given.slice(1, 3).forEach(translated);
    else if (unseenCalls.test(name)) given.forEach(settle);
  };
  new Visitor({
    ImportDeclaration: (node) => settle(node as unknown as Node),
    ImportExpression: (node) => settle(node as unknown as Node),
    TSLiteralType: (node) => settle(node as unknown as Node),
    // A key is looked up and not displayed.
    Property: (node) => {
      if (!node.computed) settle(node.key as unknown as Node);
      // The topic of an insight, which only identifies its rule.
      if (nameOf(node.key) === 'topic') settle(node.value as unknown as Node);
    },
    VariableDeclarator: (node) => {
      if (saidInEnglish.test(nameOf(node.id))) settle(node as unknown as Node);
    },
    CallExpression: (node) => called(node as unknown as Node),
    NewExpression: (node) => called(node as unknown as Node),
    // The sentences of the coach: the text with numbered places is the key.
    TaggedTemplateExpression: (node) => {
      if (nameOf(node.tag) !== 'say') return;
      const { quasis } = node.quasi;
      // A text of places only is the same in every language.
      if (quasis.some(({ value }) => hasWord(value.cooked ?? '')))
        texts.push(
          quasis.map(({ value }, at) => `${at === 0 ? '' : `{${at}}`}${value.cooked ?? ''}`).join(''),
        );
      settled.add(node.quasi.start);
    },
    JSXText: (node) => {
      if (hasWord(node.value)) tell(node as unknown as Node, node.value);
    },
    JSXAttribute: (node) => {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      const element = node as unknown as Node;
      const value = node.value as unknown as Node | null;
      if (
        name === 'text' &&
        value &&
        /<RichText[^>]*$/.test(code.slice(Math.max(0, node.start - 60), node.start))
      ) {
        translated(value.type === 'JSXExpressionContainer' ? value['expression'] : value);
      } else if (name === 'action' && /<CreditCost[^>]*$/.test(code.slice(0, node.start).slice(-60))) {
        // The name of a paid feature, not a text.
        settle(element);
      } else if (/^(className|style|d|viewBox|transform|allow|accept|rel|sizes|srcSet)$/.test(name))
        settle(element);
      else if (shownAttributes.test(name) && value?.type === 'Literal' && hasWord(String(value['value']))) {
        tell(value, String(value['value']));
      }
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && isSentence(node.value)) tell(node as unknown as Node, node.value);
    },
    TemplateLiteral: (node) => {
      const words = node.quasis.map(({ value }) => value.cooked ?? '').join('0');
      if (isSentence(words)) tell(node as unknown as Node, words);
    },
  }).visit(parseSync(file, code).program);
  return { texts, bare };
};

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Phrases that a reader has to translate, and what to write instead. CONTRIBUTING.md explains the rules behind them. */
const BANNED: [pattern: RegExp, instead: string][] = [
  [/\b(?:anew|afresh)\b/i, '"again", or a verb with "re-"'],
  [/\b(?:somebody|nobody)\b/i, '"someone", "no one", or name the user'],
  [/\breckon(?:s|ed|ing)?\b/i, '"calculate"'],
  [/\b(?:at|with|by|in) (?:a|one|the) press\b/i, '"click", "tap", or "request" in code'],
  [/\b(?:take[ns]?|took|taking) (?:it |them )?back\b/i, '"undo", "revoke", "cancel" or "unshare"'],
  [/\bput(?:s|ting)? (?:it |them )?right\b/i, '"correct" or "fix"'],
  [/\bof (?:one's|one’s) own\b/i, '"own", "custom" or "personal"'],
  [/\bwhat (?:waits|stands|lies)\b/i, 'the thing: "queued entries", "the stored item"'],
  [/\bleeway\b/i, '"tolerance"'],
  [/\bwish(?:ed|es)? for\b/i, '"request"'],
  // The HTML standard's 'Valid e-mail address' and German 'E-Mail' are names.
  [/\be-mails?\b(?! address')/, '"email"'],
];

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
const read = (file: string): string => readFileSync(file, 'utf8');
const matching = (pattern: RegExp): string[] => files.filter((file) => pattern.test(file));

const findings = (texts: { file: string; text: string }[]): string[] =>
  texts.flatMap(({ file, text }) =>
    BANNED.filter(([pattern]) => pattern.test(text)).map(
      ([pattern, instead]) =>
        `${file}: "${pattern.exec(text)?.[0]}" in "${text.slice(0, 100)}": write ${instead}`,
    ),
  );

/** English interface texts: the keys of the German catalogs. */
const copy = matching(/languages\/de\/.*\.json$/).flatMap((file) =>
  Object.keys(JSON.parse(read(file)) as object).map((text) => ({ file, text })),
);
/** Sentences of the documentation without code. */
const docs = matching(/\.md$/).flatMap((file) =>
  read(file)
    .replaceAll(/```[\s\S]*?```|`[^`]*`/g, '')
    .split(/\n{2,}|\|/)
    .map((text) => ({ file, text: text.replaceAll(/\s+/g, ' ').trim() })),
);
const titles = matching(/^test\/.*\.(?:test|journey)\.tsx?$/).flatMap((file) =>
  [
    ...read(file).matchAll(/\b(?:describe|it|test)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])([\s\S]*?[^\\])\1/g),
  ].map((match) => ({ file, text: match[2] ?? '' })),
);
const comments = matching(/^(?:shared|functions|infra|web|test)\/.*\.tsx?$/)
  .filter((file) => !file.endsWith('plain-english.test.ts'))
  .flatMap((file) =>
    [...read(file).matchAll(/\/\*\*?[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].map(([text]) => ({
      file,
      text: text.replaceAll(/`[^`]*`/g, ''),
    })),
  );

describe('Plain English', () => {
  it.each([
    ['interface texts', copy, 2_000],
    ['documentation', docs, 2_000],
    ['test titles', titles, 4_000],
    ['comments', comments, 8_000],
  ])('uses no banned phrase in %s', (_, texts, minimum) => {
    expect(texts.length).toBeGreaterThan(minimum);
    expect(findings(texts)).toEqual([]);
  });

  it('starts no test title as the middle of a sentence', () => {
    const fragment =
      /^(?:of|with|without|is|are|in|at|by|from|for|where|when|while|who|what|has|and|to|as|until|its?|not|no)\b/;
    const rows = /^(?:[A-Z]+-\d+[ ,]+)*(?:\([^)]*\) )?/;
    expect(titles.filter(({ text }) => fragment.test(text.replace(rows, '')))).toEqual([]);
  });

  it('finds a planted phrase', () => {
    expect(findings([{ file: 'a.md', text: 'What waits is sent anew.' }])).toHaveLength(2);
  });
});

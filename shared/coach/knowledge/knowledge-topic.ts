import type { Language } from '../../language/languages.ts';
import type { CoachSource } from '../schema.ts';

/** Name of the compiled knowledge next to the coach's code, compressed with Brotli. */
export const KNOWLEDGE_FILE = 'coach-knowledge.text';

/** The words by which a topic is found in one language. */
interface TopicWords {
  /** Words that name the topic; at least one has to match. */
  core: readonly string[];
  /** Words that tell apart topics with the same names: how much, which foods, why. */
  aspects: readonly string[];
}

/** A statement of general nutrition knowledge with its source. */
export interface KnowledgeTopic {
  id: string;
  source: CoachSource;
  words: Readonly<Record<Language, TopicWords>>;
  texts: Readonly<Record<Language, string>>;
}

const LINES_PER_TOPIC = 5;

const wordsOf = (line: string): TopicWords => {
  const [core = '', aspects = ''] = line.split('|');
  const listOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
  return { core: listOf(core), aspects: listOf(aspects) };
};

const sourcesOf = (text: string): ReadonlyMap<string, CoachSource> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [key = '', title = '', url = ''] = line.split('\t');
        return [key, { title, url }];
      }),
  );

/**
 * Parses the data files.
 * @param sources lines of key, title and URL, separated by tabs
 * @param topics five lines each: '@id source', words and aspects in English and in German, and the text in both
 * @throws Error for a topic that is incomplete or names an unknown source
 */
export const parseKnowledge = (sources: string, topics: string): KnowledgeTopic[] => {
  const known = sourcesOf(sources);
  const lines = topics.split('\n').filter(Boolean);
  return Array.from({ length: Math.ceil(lines.length / LINES_PER_TOPIC) }, (_, at) => {
    const [head = '', en = '', de = '', textEn = '', textDe = ''] = lines.slice(
      at * LINES_PER_TOPIC,
      (at + 1) * LINES_PER_TOPIC,
    );
    const [, id = '', key = ''] = /^@(\S+) (\S+)$/.exec(head) ?? [];
    const source = known.get(key);
    if (source === undefined || textDe === '') throw new Error(`The topic '${head}' is incomplete.`);
    return { id, source, words: { en: wordsOf(en), de: wordsOf(de) }, texts: { en: textEn, de: textDe } };
  });
};

/** Separates sources and topics in the compiled file. */
const SECTION = '\n\u0000\n';

export const writeKnowledge = (sources: string, topics: string): string => `${sources}${SECTION}${topics}`;

export const readKnowledge = (text: string): KnowledgeTopic[] => {
  const [sources = '', topics = ''] = text.split(SECTION);
  return parseKnowledge(sources, topics);
};

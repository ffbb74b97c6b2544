import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKnowledge, writeKnowledge } from '#shared/coach/knowledge/knowledge-topic.ts';

/** Folder of the coach's knowledge, relative to the project. */
const KNOWLEDGE_DATA = 'shared/coach/knowledge/data';

const folder = join(import.meta.dirname, '../..', KNOWLEDGE_DATA);

/** Returns the text of the compiled knowledge: sources and topics. */
export const knowledgeText = (): string => {
  const topics = globSync('*.txt', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return writeKnowledge(readFileSync(join(folder, 'sources.tsv'), 'utf8'), topics.join('\n'));
};

/**
 * Returns the text of the compiled knowledge after reading it.
 * @throws Error if a topic is incomplete
 */
export const checkedKnowledgeText = (): string => {
  const text = knowledgeText();
  readKnowledge(text);
  return text;
};

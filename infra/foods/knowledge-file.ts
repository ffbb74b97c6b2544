import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readKnowledge, writeKnowledge } from '#shared/coach/knowledge/knowledge-topic.ts';

/** Folder of the coach's knowledge, relative to the project. */
export const KNOWLEDGE_DATA = 'shared/coach/knowledge/data';

const folder = join(import.meta.dirname, '../..', KNOWLEDGE_DATA);

/** Returns the text of the compiled knowledge: sources and topics. */
export const knowledgeText = (): string => {
  const topics = globSync('*.txt', { cwd: folder })
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return writeKnowledge(readFileSync(join(folder, 'sources.tsv'), 'utf8'), topics.join('\n'));
};

/**
 * Returns the compressed file of the knowledge.
 * @throws Error if a topic is incomplete
 */
export const knowledgeBytes = (): Buffer => {
  const text = knowledgeText();
  readKnowledge(text);
  return brotliCompressSync(Buffer.from(text), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
};

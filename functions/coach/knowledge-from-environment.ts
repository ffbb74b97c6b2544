import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createFindKnowledge, type FindKnowledge } from '#shared/coach/knowledge/find-knowledge.ts';
import { KNOWLEDGE_FILE, readKnowledge } from '#shared/coach/knowledge/knowledge-topic.ts';
import { environment } from '../platform/env.ts';

/** Opens the general knowledge on first use, once per instance. The bundler puts its file next to the coach's code. */
export const knowledgeFromEnvironment = (): FindKnowledge => {
  let find: FindKnowledge | null = null;
  const open = (): FindKnowledge => {
    const file = join(environment('LAMBDA_TASK_ROOT').LAMBDA_TASK_ROOT, KNOWLEDGE_FILE);
    return createFindKnowledge(readKnowledge(brotliDecompressSync(readFileSync(file)).toString('utf8')));
  };
  return (message, language) => (find ??= open())(message, language);
};

import { knowledgeText } from '#infra/foods/knowledge-file.ts';
import { createFindKnowledge } from '#shared/coach/knowledge/find-knowledge.ts';
import { readKnowledge } from '#shared/coach/knowledge/knowledge-topic.ts';

/** The coach's general knowledge from its data files. */
export const knowledgeTopics = readKnowledge(knowledgeText());
export const findKnowledge = createFindKnowledge(knowledgeTopics);

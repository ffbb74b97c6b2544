import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findFalseDeed } from '#functions/business-agents/common/check-output/find-deeds.ts';
import { textsIn } from '#functions/business-agents/common/check-output/texts-in.ts';
import { readTask } from '#functions/business-agents/agents/tasks/read-task.ts';
import { readText } from '#functions/business-agents/executive/assistant/read-text.ts';
import { documentDraft } from '#shared/business-agents/executive/document-draft.ts';
import { documentTypes, templateTypes } from '#shared/business-agents/executive/schema.ts';
import { productTemplate } from '#shared/business-agents/executive/templates.ts';
import { languageNames } from '#shared/language/languages.ts';
import { CodedError } from '#shared/errors/coded-error.ts';
import { knownActions } from '#shared/business-agents/agents/actions/known-actions.ts';
import { type AgentName, agentNames } from '#shared/business-agents/agents/schema.ts';
import { engines, perform } from '../agents/perform.ts';
import tasks from '../agents/tasks.json' with { type: 'json' };
import { aWorkspace } from '../executive/a-workspace.ts';
import requests from '../executive/requests.json' with { type: 'json' };

/** Words of deeds in the real world. The product does none of them, so only stored or given data may contain them. */
const DEEDS =
  /(?<!\p{L})(?:sent|emailed|booked|posted|published|paid|attached|gesendet|verschickt|versendet|gebucht|gepostet|veröffentlicht|bezahlt|überwiesen|angehängt|beigefügt)(?!\p{L})/giu;

const lower = (value: unknown): string => JSON.stringify(value ?? '').toLowerCase();
/** Returns the words of deeds in a result that its input does not contain. */
const inventedIn = (result: unknown, input: unknown): string[] =>
  textsIn(result).flatMap((text) =>
    [...text.matchAll(DEEDS)]
      .map(([word]) => word)
      .filter((word) => !lower(input).includes(word.toLowerCase())),
  );

const catalogOf = (name: string): string[] =>
  Object.entries(
    JSON.parse(readFileSync(`shared/languages/de/${name}.json`, 'utf8')) as Record<string, string>,
  ).flat();

describe('The words sent, booked, posted, paid and attached', () => {
  it.each(['agents', 'agent-actions', 'executive', 'sdr'])(
    'the words of deeds are in no sentence that the agents say themselves: catalog %s',
    (name) => {
      const texts = catalogOf(name);
      expect(texts.length).toBeGreaterThan(2);
      expect(texts.filter((text) => text.match(DEEDS) !== null)).toEqual([]);
    },
  );

  it('come from the data in the results of every action and of every task in free text', () => {
    const examples = agentNames.flatMap((agent) =>
      knownActions[agent].map(({ action, example }) => ({
        agent,
        action,
        data: example,
        text: '',
      })),
    );
    const read = (
      tasks as { agent: AgentName; language: 'en' | 'de'; text: string; data?: unknown }[]
    ).flatMap(({ agent, language, text, data }) => {
      const reading = readTask({ agent, language, text, data, today: '2026-11-23' });
      return reading.kind === 'action'
        ? reading.steps.map(({ action, params }) => ({ agent, action, data: params as unknown, text }))
        : [];
    });
    const results = [...examples, ...read].flatMap(({ agent, action, data, text }) => {
      try {
        return Object.hasOwn(engines[agent], action)
          ? [{ input: [data, text], done: perform(agent, action, data) }]
          : [];
      } catch (error) {
        if (error instanceof CodedError) return [];
        throw error;
      }
    });
    expect(results.length).toBeGreaterThan(60);
    expect(results.flatMap(({ input, done }) => inventedIn(done, input))).toEqual([]);
  });

  it('come from the text or the stored rows in the plans and answers of the assistant', () => {
    const workspace = aWorkspace();
    const rows = [workspace.events, workspace.tasks, workspace.documents, workspace.leads];
    for (const { text } of requests) expect(inventedIn(readText(text, workspace), [text, rows])).toEqual([]);
  });

  it('the words of deeds are in no template of emails and in no draft of a document', () => {
    for (const language of languageNames) {
      const letters = templateTypes.map((type) => productTemplate(type, language));
      const papers = documentTypes.map((type) => documentDraft(type, new Map(), language));
      for (const text of [...letters.flatMap(({ subject, body }) => [subject, body]), ...papers])
        expect(findFalseDeed(text, { given: '', message: '', done: [] })).toBeNull();
    }
  });
});

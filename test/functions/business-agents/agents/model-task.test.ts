import { expect, it } from 'vitest';
import * as z from 'zod';
import { defineTask, type ModelTask } from '#functions/business-agents/agents/model-task.ts';

type Asked = Parameters<Parameters<ModelTask>[0]>[1];

/** Creates a task whose answer must not be empty, and returns what it makes of a model's text. */
const finish = async (written: string) => {
  const task = defineTask({
    name: 'headline',
    data: z.object({ topic: z.string() }),
    written: z.object({ text: z.string() }),
    system: 'Write a headline.',
    finish: ({ text }, { topic }) => (text === '' ? null : ({ text: `${topic}: ${text}` } as never)),
  });
  let finished: unknown;
  const askModel = async (_user: unknown, asked: Asked) => {
    finished = asked.finish({ text: written });
    return null;
  };
  const asking = { data: { topic: 'Lunch' }, words: { language: 'en' }, consent: 'granted' };
  await task(askModel as never, {} as never, { ...asking, answerOf: (done: unknown) => done } as never);
  return finished;
};

it('a task for a model answers with what it makes of the written text', async () => {
  expect(await finish('eat well')).toEqual({ answer: { text: 'Lunch: eat well' } });
});

it('a task for a model gives no answer if the written text breaks a rule, so that the rules answer', async () => {
  expect(await finish('')).toBeNull();
});

import * as z from 'zod';
import { defineTask, type ModelTask } from '../model-task.ts';
import type { LocalDate } from '#shared/time/local-date.ts';

const written = z.object({ message: z.string().min(1).max(600) });

/**
 * Lets a model say in words what the data answer where no action fits a task about money. It gets no functions: a
 * misread amount looks like a right one. Its amounts must be in the data or follow from them (decision 0094).
 */
export const explainMoneyTask = (text: string, today: LocalDate): ModelTask =>
  defineTask({
    name: 'explain_money',
    data: z.unknown(),
    written,
    asked: text,
    system: `You are an assistant for the money of a small company. No calculation of yours does what the user asks, in their
words: ${JSON.stringify(text)}. Today is ${today}. message: one to three sentences. Say first what you cannot do. Then say what
the data answer, with amounts from the data only, and what is missing. Claim no payment, refund, invoice or change.`,
    finish: ({ message }) => ({ message, result: undefined }),
  });

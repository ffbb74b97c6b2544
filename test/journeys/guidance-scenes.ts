import type { Page } from '@playwright/test';
import { noSubscription } from '#shared/billing/schema.ts';
import { openTab } from './journey.ts';
import { answer, button, type Scene, seen } from './scene.ts';

const COACH = '/ai-coach';
const broken = { code: 'INTERNAL', message: 'Something went wrong on our side.', request_id: 'scene' };

const ask = async (page: Page, label: string, question: string): Promise<void> => {
  await page.getByLabel(label).fill(question);
  await page.keyboard.press('Enter');
};
const askCoach = (page: Page, question: string) => ask(page, 'Message to the coach', question);

const ofCoach: Scene[] = [
  {
    name: 'the coach, before anything was asked',
    at: COACH,
    open: (page) => page.getByRole('region', { name: 'Suggested questions' }).waitFor(),
  },
  {
    name: 'a meal that the coach wrote',
    at: COACH,
    open: async (page) => {
      await askCoach(page, 'Log two eggs for breakfast');
      await button(page, 'Undo').waitFor();
    },
  },
  {
    name: 'a meal that was taken back, and whether AI may answer',
    at: COACH,
    open: async (page) => {
      await button(page, 'Undo').click();
      await page.getByText('Undone', { exact: true }).last().waitFor();
      await askCoach(page, 'How was my week?');
      await button(page, 'Ask AI').click();
      await page.getByRole('heading', { name: 'Share this with our AI provider?' }).waitFor();
    },
  },
  {
    name: 'a question that got no answer',
    at: COACH,
    open: async (page) => {
      await answer(page, '**/nutrition-assistant', 500, broken);
      await askCoach(page, 'What is left today?');
      await button(page, 'Retry').waitFor();
    },
  },
  {
    name: 'whether the history is to be cleared',
    at: COACH,
    open: async (page) => {
      await button(page, 'Clear history').click();
      await page.getByRole('dialog', { name: 'Clear chat history?' }).waitFor();
    },
  },
];

const ofAssistant: Scene[] = [
  {
    name: 'AI Assistant',
    open: async (page) => {
      await openTab(page, 'AI Assistant');
      await button(page, 'Start recording').waitFor();
    },
  },
  {
    name: 'what was said to the assistant',
    open: async (page) => {
      await page.unrouteAll();
      await openTab(page, 'AI Assistant');
      await ask(page, 'Or type it', 'How much protein today?');
      await page.getByText('From your own data').first().waitFor();
    },
  },
];

const ofAdvice: Scene[] = [
  {
    name: 'Smart Insights',
    open: async (page) => {
      await openTab(page, 'Smart Insights');
      await page.getByRole('list', { name: 'Insights' }).waitFor();
    },
  },
  {
    name: 'insights that could not be loaded',
    open: async (page) => {
      await answer(page, '**/generate-insights', 500, broken);
      await openTab(page, 'Smart Insights');
      await seen(page, 'Insights Temporarily Unavailable');
    },
  },
  {
    name: 'Health Check',
    at: '/health-check',
    open: (page) => page.getByRole('region', { name: 'Overall score' }).waitFor(),
  },
  {
    name: 'the goals, for a body that is typed',
    at: '/set-new-goal',
    open: async (page) => {
      const goals = page.getByRole('form', { name: 'Goals' });
      for (const [label, text] of Object.entries({ Age: '34', Height: '171' }))
        await goals.getByLabel(label, { exact: true }).fill(text);
      await goals.getByRole('spinbutton', { name: 'Weight', exact: true }).fill('68');
      await goals.getByLabel('Activity level').selectOption('lightly_active');
      await goals.getByRole('radio', { name: /^Weight loss/ }).waitFor();
    },
  },
  {
    name: 'the plan of tomorrow',
    at: '/plan-tomorrow',
    open: (page) => page.getByRole('region', { name: 'Goal overview' }).waitFor(),
  },
  {
    name: 'achievements, and those to come',
    open: async (page) => {
      await openTab(page, 'Profile');
      await page.getByText(/more to earn$/).click();
    },
  },
];

/** Goals, advice, the coach and the assistant, for a user whose plan includes all of them. */
export const ofGuidance: Scene[] = [
  ...ofCoach,
  ...ofAssistant,
  ...ofAdvice,
  {
    name: 'the coach, for whom the plan has none',
    open: async (page) => {
      await answer(page, '**/check-subscription', 200, noSubscription);
      await page.goto(COACH);
      await page.getByRole('region', { name: 'Upgrade Required' }).waitFor();
    },
  },
];
